import npmUrl from "url/url.js";

function fileURLToPath(given: string | URL): string {
  const url = typeof given === "string" ? new URL(given) : given;
  if (url.protocol !== "file:")
    throw Object.assign(new TypeError("The URL must be of scheme file"), { code: "ERR_INVALID_URL_SCHEME" });
  return decodeURIComponent(url.pathname);
}

function pathToFileURL(path: string): URL {
  const url = new URL("file:///");
  url.pathname = path.replace(/[%\\\n\r\t?#]/g, encodeURIComponent);
  return url;
}

const url = { ...npmUrl, URL, URLSearchParams, fileURLToPath, pathToFileURL };

export default url;
export { url as "module.exports" };
