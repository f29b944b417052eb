console.log(process.env.API, import.meta.env.API);
console.log(process.env.RETRIES === "3", process.env.TRACKING === false, process.env.RELEASE);
