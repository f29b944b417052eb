try {
  await import("price-kit/dist/index.js");
} catch (error) {
  console.log(error.code);
}
