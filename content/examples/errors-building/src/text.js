console.log("text");
