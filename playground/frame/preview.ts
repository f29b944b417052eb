/*
 * The preview's frame: an opaque origin, without storage and network. It runs the emitted files once and sends what
 * they log.
 */
import { playground } from "#strings";
import type { LogLine, RunRequest } from "../protocol.ts";
import { tellReady } from "./tell-ready.ts";

/** Emitted files have URLs below this one, as on a server. */
const SITE = "https://playground.invalid/";

/** A project that logs without end must not fill the page. */
const MAX_LINES = 500;
const MAX_LENGTH = 10_000;

let lines = 0;

function log(level: LogLine["level"], values: readonly unknown[]): void {
  if (++lines > MAX_LINES) return;
  const text = lines === MAX_LINES ? playground.preview.tooMany(MAX_LINES) : values.map(show).join(" ");
  parent.postMessage({ type: "log", level, text: text.slice(0, MAX_LENGTH) } satisfies LogLine, "*");
}

function show(value: unknown): string {
  if (typeof value === "string") return value;
  if (value instanceof Error) return String(value);
  if (typeof value === "function") return `[Function: ${value.name || "anonymous"}]`;
  try {
    return JSON.stringify(value, (_, each) => (typeof each === "bigint" ? `${each}n` : each)) ?? String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

for (const level of ["log", "info", "warn", "error", "debug"] as const)
  console[level] = (...values: unknown[]) => log(level === "warn" || level === "error" ? level : "log", values);

addEventListener("error", ({ error, message }) => log("error", [`Uncaught ${error ?? message}`]));
addEventListener("unhandledrejection", ({ reason }) => log("error", [`Uncaught (in promise) ${reason}`]));

const TYPES: Record<string, string> = {
  js: "text/javascript",
  mjs: "text/javascript",
  cjs: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  png: "image/png",
  json: "application/json",
  wasm: "application/wasm",
};

const urls = new Map<string, string>();

function nameOf(address: string): string {
  const path = address.startsWith(SITE) ? address.slice(SITE.length) : address.replace(/^\.?\//, "");
  return path.replace(/[?#].*$/, "");
}

/**
 * Makes elements load emitted files from memory. Reading the property still returns a server's URL, from which webpack
 * derives an `auto` public path.
 */
function serve(prototype: object, property: string): void {
  const own = Object.getOwnPropertyDescriptor(prototype, property);
  if (own?.set === undefined || own.get === undefined) return;
  const { set, get } = own;
  const shown = new WeakMap<object, string>();
  Object.defineProperty(prototype, property, {
    ...own,
    get(this: object) {
      return shown.get(this) ?? get.call(this);
    },
    set(this: object, value: unknown) {
      const url = urls.get(nameOf(String(value)));
      if (url !== undefined) shown.set(this, SITE + nameOf(String(value)));
      set.call(this, url ?? value);
    },
  });
}

async function run({ assets, entries }: RunRequest): Promise<void> {
  for (const [name, bytes] of Object.entries(assets)) {
    const type = TYPES[name.split(".").at(-1) ?? ""] ?? "";
    urls.set(name, URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type })));
  }
  serve(HTMLScriptElement.prototype, "src");
  serve(HTMLLinkElement.prototype, "href");
  serve(HTMLImageElement.prototype, "src");
  const load = window.fetch;
  window.fetch = (input, init) => load(urls.get(nameOf(String(input))) ?? input, init);
  const page =
    Object.keys(assets).find((name) => /(?:^|\/)index\.html$/.test(name)) ??
    Object.keys(assets).find((name) => name.endsWith(".html"));
  const files = page === undefined ? entries.flat() : filesOfPage(new TextDecoder().decode(assets[page]));
  for (const file of new Set(files)) await loadFile(file);
}

/** Shows the body of an emitted page and returns the files that it loads. */
function filesOfPage(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const files = [
    ...Array.from(parsed.querySelectorAll("link[rel=stylesheet]"), (link) => link.getAttribute("href") ?? ""),
    ...Array.from(parsed.querySelectorAll("script[src]"), (script) => script.getAttribute("src") ?? ""),
  ];
  for (const script of parsed.querySelectorAll("script")) script.remove();
  document.title = parsed.title;
  document.body.replaceChildren(...parsed.body.childNodes);
  return files.map(nameOf);
}

function loadFile(file: string): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const ended = { onload: resolve, onerror: resolve };
  if (file.endsWith(".css")) {
    const link = { rel: "stylesheet", href: SITE + file, ...ended };
    document.head.append(Object.assign(document.createElement("link"), link));
  } else if (/\.[cm]?js$/.test(file)) {
    const script = { type: file.endsWith(".mjs") ? "module" : "", src: SITE + file, ...ended };
    document.head.append(Object.assign(document.createElement("script"), script));
  } else resolve(undefined);
  return promise;
}

addEventListener("message", ({ source, data }: MessageEvent<RunRequest>) => {
  if (source === parent && self.origin === "null" && data.type === "run") void run(data);
});

tellReady();
