console.log("throws");
