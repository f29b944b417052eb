throw new Error("never bundled");
