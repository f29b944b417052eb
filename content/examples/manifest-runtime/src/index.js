const { price } = await import(/* webpackChunkName: "shop" */ "./shop.js");
console.log(price(3));

const { help } = await import(/* webpackChunkName: "help" */ "./help.js");
console.log(help());
