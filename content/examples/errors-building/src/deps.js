console.log("deps");
