console.log("reports");
