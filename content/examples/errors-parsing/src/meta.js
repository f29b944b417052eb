console.log(import.meta);
