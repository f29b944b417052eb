console.log("never bundled");
