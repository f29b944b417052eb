console.log("first version");
