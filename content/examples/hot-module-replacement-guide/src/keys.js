function onKey() {
  console.log("  a key, says version 1");
}

page.addEventListener("key", onKey);

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  import.meta.webpackHot.dispose(() => {
    page.removeEventListener("key", onKey);
  });
}
