import type { Output, RunRequest } from "../../protocol.ts";
import { instrument, type Place } from "./instrument.ts";
import { rewriteCss } from "./rewrite-css.ts";

/** The server on which the emitted files seem to be. */
export const ORIGIN = "https://playground.invalid/";

export type EmittedSite = ReturnType<typeof openSite>;

/** Serves emitted files from memory, as a server with the output folder as its root would, and from public paths. */
export function openSite({ assets, outputs }: RunRequest, note: (place: Place) => number) {
  const files = new Map<string, string>();
  const addresses = new Map<string, string>();
  for (const path of Object.keys(assets)) {
    for (const address of [new URL(encodeURI(path), ORIGIN).href, publicAddress(path, outputOf(path, outputs))]) {
      // Two outputs with the same public path would need two servers.
      if (files.has(address)) continue;
      files.set(address, path);
      addresses.set(path, address);
    }
  }
  const urls = new Map<string, string>();
  const shown = new Map<string, string>();

  /** Returns the emitted file that an address means. */
  const fileAt = (address: string, base = ORIGIN): string | undefined => {
    if (!URL.canParse(address, base)) return undefined;
    const { href, hash, search } = new URL(address, base);
    return files.get(href.slice(0, href.length - hash.length - search.length));
  };
  const prepare = (code: string, script: { file: string; isModule: boolean; address: string }) =>
    instrument(code, { ...script, note, importUrl: urlAt });
  const makeUrl = (path: string): string => {
    const extension = path.split(".").at(-1) ?? "";
    const isModule = extension === "mjs" || outputOf(path, outputs)?.isModule === true;
    const address = addresses.get(path) ?? ORIGIN;
    const bytes = assets[path] ?? new Uint8Array();
    const text = () => new TextDecoder().decode(bytes);
    const content = SCRIPT.test(path)
      ? prepare(text(), { file: path, isModule, address })
      : extension === "css"
        ? rewriteCss(text(), (url) => urlAt(url, address))
        : bytes;
    return URL.createObjectURL(new Blob([content], { type: TYPES[extension] ?? "" }));
  };
  const urlOf = (path: string): string => {
    const known = urls.get(path);
    if (known !== undefined) return known;
    // Until it's complete, for files that import each other.
    urls.set(path, addresses.get(path) ?? ORIGIN);
    const url = makeUrl(path);
    urls.set(path, url);
    shown.set(url, addresses.get(path) ?? ORIGIN);
    return url;
  };
  /** Returns the URL in memory for an address of an emitted file, and other addresses as they are. */
  function urlAt(address: string, base?: string): string {
    const path = fileAt(address, base);
    return path === undefined ? address : urlOf(path) + (/#.*$/.exec(address)?.[0] ?? "");
  }
  return {
    assets,
    outputs,
    urlAt,
    /** Instruments a script. */
    prepare,
    /** Returns the address of a file for its URL in memory, and other URLs as they are. */
    addressAt: (url: string) => shown.get(url) ?? url,
    addressOf: (path: string) => addresses.get(path) ?? ORIGIN,
    /** Returns the URLs of all files by their addresses. */
    allUrls: () => Object.fromEntries(Array.from(files, ([address, path]) => [address, urlOf(path)])),
    /** Replaces URLs in memory by names of files. */
    nameUrls: (text: string) => Array.from(urls).reduce((named, [path, url]) => named.replaceAll(url, path), text),
  };
}

const SCRIPT = /\.[cm]?js$/;

const TYPES: Record<string, string> = {
  js: "text/javascript",
  mjs: "text/javascript",
  cjs: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  json: "application/json",
  wasm: "application/wasm",
  html: "text/html",
  txt: "text/plain",
  woff2: "font/woff2",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
};

/** Returns the output with the innermost folder around a file. */
function outputOf(path: string, outputs: readonly Output[]): Output | undefined {
  return outputs
    .filter(({ folder }) => folder === "" || path.startsWith(`${folder}/`))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

/** Returns the address that webpack's code gives to a file. */
function publicAddress(path: string, output: Output | undefined): string {
  const { folder = "", publicPath = "auto" } = output ?? {};
  const base = new URL(encodeURI(folder === "" ? "" : `${folder}/`), ORIGIN);
  const own = encodeURI(folder === "" ? path : path.slice(folder.length + 1));
  return new URL(publicPath === "auto" ? own : publicPath + own, base).href;
}
