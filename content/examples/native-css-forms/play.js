globalThis.CSSStyleSheet = class {
  replaceSync(css) {
    this.css = css;
  }
};
globalThis.document = { adoptedStyleSheets: [] };

await import("./dist/main.mjs");
console.log("sheet:", document.adoptedStyleSheets[0].css.trim());
