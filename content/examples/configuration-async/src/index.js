console.log(VERSION);
