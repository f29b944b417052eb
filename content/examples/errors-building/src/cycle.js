console.log("cycle");
