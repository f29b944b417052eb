const font = new URL(
  /* webpackPreload: true */
  /* webpackAs: "font" */
  /* webpackType: "font/woff2" */
  /* webpackFetchPriority: "high" */
  "./shop.woff2",
  import.meta.url,
);
const poster = new URL(
  /* webpackPrefetch: true */
  /* webpackMedia: "(min-width: 60em)" */
  "./poster.png",
  import.meta.url,
);
const worker = new Worker(
  /* webpackChunkName: "prices-worker" */
  /* webpackEntryOptions: { filename: "workers/[name].js" } */
  new URL("./worker.js", import.meta.url),
);

worker.postMessage([font.href, poster.href]);
document.addEventListener("click", async () => {
  const { open } = await import(
    /* webpackChunkName: "cart" */
    /* webpackPrefetch: 2 */
    /* webpackFetchPriority: "low" */
    "./cart.js"
  );
  open();
});
