console.log("put here by another program");
