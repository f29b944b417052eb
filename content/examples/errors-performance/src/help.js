console.log("help");
