console.log("Hello from the machine");
