import { PLAIN_STYLE, plainPage } from "./plain-theme.ts";

/**
 * Hugo has no theme. Every page is its own section, because Hugo doesn't treat pages with others below them as pages.
 */
export function hugoFiles(): Record<string, string> {
  const page = plainPage({
    title: "{{ .Title }}",
    description: "{{ .Description }}",
    entries: `{{ range .FirstSection.Sections }}
<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}`,
    content: "{{ .Content }}",
  });
  return {
    "hugo.toml": `baseURL = "https://example.com/"
title = "webpack"
disableKinds = ["taxonomy", "term", "RSS"]
[markup.highlight]
noClasses = false`,
    "layouts/index.html": page,
    "layouts/_default/list.html": page,
    "static/style.css": PLAIN_STYLE,
  };
}
