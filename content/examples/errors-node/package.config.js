import HtmlPlugin from "html-pages-plugin";

export default { mode: "development", plugins: [new HtmlPlugin()] };
