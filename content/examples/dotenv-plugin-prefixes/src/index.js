console.log(import.meta.env.SHOP_API, import.meta.env.SHARED_NAME);
console.log(import.meta.env.PASSWORD);
