const { price } = await import(/* webpackChunkName: "price" */ "./price.js");

console.log(price);
