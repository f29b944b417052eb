import("./bootstrap.js").catch((error) => console.log(String(error)));
