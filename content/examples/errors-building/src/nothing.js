console.log("nothing");
