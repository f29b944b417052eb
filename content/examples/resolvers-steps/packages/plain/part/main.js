console.log("main of part");
