console.log("query:", __resourceQuery);
