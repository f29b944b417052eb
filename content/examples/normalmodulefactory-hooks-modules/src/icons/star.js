console.log("star loaded");
