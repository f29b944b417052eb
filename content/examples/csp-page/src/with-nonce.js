__webpack_nonce__ = document.currentScript.nonce;

document.querySelector("h1").addEventListener("click", async () => {
  const { open } = await import(/* webpackChunkName: "cart" */ "./cart.js");
  open();
});
