const { total } = await import("shop/cart");

console.log(total([5, 10]));
