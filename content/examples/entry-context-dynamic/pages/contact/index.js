console.log("contact");
