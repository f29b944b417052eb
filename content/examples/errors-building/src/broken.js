console.log("broken");
