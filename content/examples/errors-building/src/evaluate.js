console.log("evaluate");
