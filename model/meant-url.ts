/**
 * Punctuation from the surrounding text at the end of a URL: 'https://webpack.js.org/concepts/).' A path's own dots
 * ('/..') stay.
 */
const PUNCTUATION = /(?:[),;:!?'"\]}>*`]|(?<![./])\.)+$/;

/**
 * Returns the URL of the page that a misspelled path means: '/Concepts/Output/index.html', '/concepts/output).' and
 * '/concepts/output/%23usage' → '/concepts/output/', the last with '#usage'. `isUrl` knows the site's URLs, which end
 * with a slash. Undefined if the path is correct or no page matches.
 */
export function meantUrl(path: string, isUrl: (url: string) => boolean): string | undefined {
  if (!/^\/(?![/\\])/.test(path)) return undefined;
  const [written = "/", ...hash] = path.split(/%23|#/i);
  const bare = decoded(written).replace(PUNCTUATION, "").replace(/\/+$/, "").replace(PUNCTUATION, "");
  const url = [bare, bare.replace(/\/index\.html?$/i, ""), bare.replace(/\.(?:html?|mdx?)$/i, "")]
    .flatMap((candidate) => [`${candidate}/`, `${candidate.toLowerCase()}/`])
    .find(isUrl);
  if (url === undefined) return undefined;
  const id = hash.join("#");
  if (id === "" && encodeURI(url) === path) return undefined;
  return `${encodeURI(url)}${id === "" ? "" : `#${encodeURIComponent(decoded(id))}`}`;
}

/**
 * Returns the ids that an unknown id may mean: in another case, without punctuation at its end, or without a second
 * '#'.
 */
export function meantId(id: string, ids: readonly string[]): string | undefined {
  const bare = decoded(id)
    .replace(/^#+/, "")
    .replace(/[),.;:!?'"\]}>*`/]+$/, "");
  if (bare === "") return undefined;
  const small = bare.toLowerCase();
  return ids.find((each) => each === bare) ?? ids.find((each) => each.toLowerCase() === small);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
