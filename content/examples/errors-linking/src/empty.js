console.log("started");
