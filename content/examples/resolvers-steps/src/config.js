console.log("config");
