console.log(FILE);
