console.log("json");
