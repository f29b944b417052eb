const load = async (url, exposed) => {
  await __webpack_init_sharing__("default");
  const container = await import(/* webpackIgnore: true */ url);
  await container.init(__webpack_share_scopes__.default);
  const factory = await container.get(exposed);
  return factory();
};

const { total } = await load("../../remote/dist/remoteEntry.mjs", "./cart");
console.log(total([1, 2]));
