async function show() {
  const name = location.hash.slice(1) || "home";
  const page = await import(/* webpackChunkName: "page-[request]" */ `./pages/${name}.js`);
  document.body.textContent = page.render();
}

addEventListener("hashchange", show);
show();
