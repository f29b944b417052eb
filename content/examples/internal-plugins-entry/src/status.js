console.log("all fine");
