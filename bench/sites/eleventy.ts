import { PLAIN_STYLE, plainPage } from "./plain-theme.ts";

/** Eleventy has no theme. */
export function eleventyFiles(): Record<string, string> {
  return {
    "eleventy.config.mjs": `import highlight from "@11ty/eleventy-plugin-syntaxhighlight";
export default function (config) {
  config.addPlugin(highlight, { errorOnInvalidLanguage: false });
  config.addPassthroughCopy("docs/**/*.{svg,png,css}");
  config.addFilter("sectionOf", (all, url) => all.filter((page) => page.url?.split("/")[1] === url.split("/")[1]));
  config.addGlobalData("layout", "page.njk");
  return { dir: { input: "docs", includes: "../layouts", output: "out" }, markdownTemplateEngine: false };
}`,
    "layouts/page.njk": plainPage({
      title: "{{ title }}",
      description: "{{ description }}",
      entries: `{% for entry in collections.all | sectionOf(page.url) %}
<li><a href="{{ entry.url }}">{{ entry.data.title }}</a></li>{% endfor %}`,
      content: "{{ content | safe }}",
    }),
    "docs/style.css": PLAIN_STYLE,
  };
}
