console.log("setup runs first");
