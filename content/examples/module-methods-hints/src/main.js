const hero = new URL(
  /* webpackPreload: true */
  /* webpackAs: "image" */
  /* webpackType: "image/avif" */
  /* webpackFetchPriority: "high" */
  "./hero.avif",
  import.meta.url,
);
const poster = new URL(
  /* webpackPreload: true */
  /* webpackMedia: "(min-width: 60em)" */
  "./poster.png",
  import.meta.url,
);
const worker = new Worker(
  /* webpackChunkName: "prices-worker" */
  /* webpackEntryOptions: { filename: "workers/[name].js" } */
  new URL("./worker.js", import.meta.url),
);

worker.postMessage([hero.href, poster.href]);
document.addEventListener("click", async () => {
  const { open } = await import(
    /* webpackChunkName: "cart" */
    /* webpackPrefetch: 2 */
    /* webpackFetchPriority: "low" */
    "./cart.js"
  );
  open();
});
