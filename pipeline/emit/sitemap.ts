/** sitemap.xml of all pages. */
export function sitemap(urls: readonly string[], siteUrl: string): string {
  const entries = urls.map((url) => `<url><loc>${escapeXml(siteUrl + encodeURI(url))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&apos;");
}
