/** `_redirects` of Netlify and Cloudflare Pages: a path without its trailing slash goes to the same path with one. */
export function hostRedirects(urls: readonly string[]): string {
  const lines = urls.filter((url) => url !== "/").map((url) => `${url.slice(0, -1)} ${url} 301`);
  return `${lines.join("\n")}\n`;
}
