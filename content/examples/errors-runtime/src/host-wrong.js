import("cart/basket").then(console.log);
