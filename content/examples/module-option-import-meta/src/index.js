console.log(import.meta.env.MODE, import.meta.dirname, import.meta.vendor);
