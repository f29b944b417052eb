throw new Error("a test");
