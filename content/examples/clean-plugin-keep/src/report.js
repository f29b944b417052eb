console.log("report");
