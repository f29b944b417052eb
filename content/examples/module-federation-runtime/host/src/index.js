globalThis.remotes = { shop: "../../remote/dist/remoteEntry.mjs" };

const { total } = await import("shop/cart");
console.log(total([5, 10]));

try {
  await import("offers/banner");
} catch (error) {
  console.log("no offers today:", error.code);
}
