console.log("run");
