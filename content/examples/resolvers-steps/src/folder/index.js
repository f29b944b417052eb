console.log("folder");
