console.log("Admin area");
