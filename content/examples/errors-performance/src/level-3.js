console.log("three levels down");
