console.log("query:", __resourceQuery, __resourceFragment);
