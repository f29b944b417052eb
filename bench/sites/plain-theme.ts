/** The variables of a page in the template language of a tool. */
type Parts = { title: string; description: string; entries: string; content: string };

/** Returns a page with header, section sidebar and styles, without script, for tools without a theme. */
export function plainPage({ title, description, entries, content }: Parts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | webpack</title><meta name="description" content="${description}">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header><a href="/">webpack</a></header>
<div class="columns">
<nav aria-label="Pages"><ul>${entries}</ul></nav>
<main><h1>${title}</h1>
${content}</main>
</div>
</body>
</html>`;
}

export const PLAIN_STYLE = `body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: #222; background: #fff }
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
}`;
