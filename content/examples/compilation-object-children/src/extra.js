console.log("extra");
