import(/* webpackChunkName: "price" */ "./price.ts").then(({ price }) => console.log(price(250)));
