console.log(import.meta.webpack);
