delete Object.groupBy;
