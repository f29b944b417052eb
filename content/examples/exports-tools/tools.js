import webpack from "webpack";

const { css, html, javascript, util, cli, ModuleFilenameHelpers, Template } = webpack;
const { RuntimeGlobals } = webpack.runtime;

console.log(webpack.version);
try {
  webpack.validate({ mode: "fast" });
} catch (error) {
  console.log(error instanceof webpack.ValidationError, error.message.split("\n")[1]);
}

console.log(util.createHash("sha256").update("tea").digest("hex").slice(0, 8));
console.log(util.cleverMerge({ resolve: { symlinks: false }, list: [1] }, { list: ["...", 2] }));
console.log(["b10", "b2"].sort(util.comparators.compareStringsNumeric));
console.log(util.compileBooleanMatcher({ cart: true, shop: true, admin: false })("name"));
console.log(util.runtime.runtimeToString(util.runtime.mergeRuntime("shop", "admin")));
console.log(util.dataURL.decodeDataURI("data:text/plain;base64,dGVh").toString());
console.log(new util.RequestShortener("/work/shop").shorten("/work/shop/src/index.js"));
console.log([...new util.LazySet(["a"]).addAll(["b"])]);

console.log(Template.toIdentifier("./price-list.js"), Template.toPath("./price list.js"));
console.log(JSON.stringify(Template.asString(["if (ok) {", Template.indent("run();"), "}"])));
console.log(RuntimeGlobals.publicPath, RuntimeGlobals.ensureChunk);
console.log(ModuleFilenameHelpers.matchObject({ test: /\.js$/, exclude: /vendor/ }, "src/vendor.js"));

console.log((await css.cssMinify({ "a.css": "a { color: #ff0000; }" })).code);
console.log((await html.htmlMinify({ "a.html": "<p  class='x'>Tea</p>" })).code);
console.log(typeof javascript.syntax.toEstreeObject, Object.keys(cli.getArguments()).length > 500);
