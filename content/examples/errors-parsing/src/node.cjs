console.log(__dirname, global.name);
