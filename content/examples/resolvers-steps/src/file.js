console.log("file");
