throw new Error("a test must not be bundled");
