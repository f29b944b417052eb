console.log("string");
