console.log(REGION, BETA ? "beta" : "stable");
console.log(process.env.API);
console.log(process.env.PORT ?? "no port");
console.log(import.meta.env.MODE, import.meta.env.PROD);
