console.log("cjs:", module.id, module.loaded, typeof exports, __filename, __dirname, typeof global);
