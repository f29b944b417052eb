const { total } = await import("shop/cart");
const { offers } = await import("shop/offers");
const { color } = await import("theme");

console.log(total([5, 10]), offers, color);
