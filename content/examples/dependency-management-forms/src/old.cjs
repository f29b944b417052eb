const context = require.context("./pages", true, /cart\.js$/);

console.log("old    ", context.keys().join(" "), context.resolve("./shop/cart.js") !== undefined);
