console.log(process.env.WEBPACK_API, import.meta.env.WEBPACK_TITLE);
console.log(import.meta.env.DATABASE_PASSWORD);
