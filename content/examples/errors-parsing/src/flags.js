const pages = import.meta.webpackContext("./pages", { regExp: /\.js$/g });

console.log(pages.keys());
