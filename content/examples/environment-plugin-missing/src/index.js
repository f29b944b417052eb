console.log(process.env.SHOP_API);
