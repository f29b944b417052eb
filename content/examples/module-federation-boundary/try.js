import(`./host/dist/${process.argv[2]}`).catch((error) => console.log(String(error)));
