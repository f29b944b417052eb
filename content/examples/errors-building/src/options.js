console.log("options");
