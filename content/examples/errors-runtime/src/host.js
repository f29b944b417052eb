import("cart/button").then(({ label }) => console.log(label));
