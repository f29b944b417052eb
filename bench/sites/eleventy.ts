/** Eleventy has no theme: a page with header, sidebar of its section, and style, all without script. */
export function eleventyFiles(title: string): Record<string, string> {
  return {
    "eleventy.config.mjs": `import highlight from "@11ty/eleventy-plugin-syntaxhighlight";
export default function (config) {
  config.addPlugin(highlight, { errorOnInvalidLanguage: false });
  config.addPassthroughCopy("docs/**/*.{svg,png,css}");
  config.addFilter("sectionOf", (all, url) => all.filter((page) => page.url?.split("/")[1] === url.split("/")[1]));
  config.addGlobalData("layout", "page.njk");
  return { dir: { input: "docs", includes: "../layouts", output: "out" }, markdownTemplateEngine: false };
}`,
    "layouts/page.njk": `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ title }} | ${title}</title><meta name="description" content="{{ description }}">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header><a href="/">${title}</a></header>
<div class="columns">
<nav aria-label="Pages"><ul>{% for entry in collections.all | sectionOf(page.url) %}
<li><a href="{{ entry.url }}">{{ entry.data.title }}</a></li>{% endfor %}</ul></nav>
<main><h1>{{ title }}</h1>
{{ content | safe }}</main>
</div>
</body>
</html>`,
    "docs/style.css": `body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: #222; background: #fff }
header { padding: 1rem; border-bottom: 1px solid #ddd }
.columns { display: flex; flex-wrap: wrap; gap: 2rem; padding: 1rem }
nav { flex: 0 0 16rem } main { flex: 1 1 30rem; min-width: 0; max-width: 48rem }
a { color: #1465a5 } nav ul { list-style: none; padding: 0 } nav a { display: block; padding: 0.4rem 0 }
pre { overflow-x: auto; padding: 1rem; background: #f4f5f7 } table { display: block; overflow-x: auto; border-collapse: collapse }
th, td { padding: 0.4rem; border: 1px solid #ddd } img { max-width: 100%; height: auto }
.token.comment { color: #5c6370 } .token.string { color: #22653b } .token.keyword { color: #8b1a8b }
.token.function { color: #1465a5 } .token.property, .token.tag { color: #a1260d } .token.number, .token.boolean { color: #7a4d00 }
@media (prefers-color-scheme: dark) {
  body { color: #ddd; background: #15181c } a { color: #8dc6ff } pre { background: #1d2126 }
}`,
  };
}
