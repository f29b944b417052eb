console.log("from the child compiler");
