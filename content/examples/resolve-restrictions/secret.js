console.log("not for the bundle");
