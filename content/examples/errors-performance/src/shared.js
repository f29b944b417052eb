console.log("shared");
