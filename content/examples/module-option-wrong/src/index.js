console.log("never built");
