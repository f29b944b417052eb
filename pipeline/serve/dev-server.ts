import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import sirv from "sirv";
import { MESSAGES_URL } from "#model/messages.ts";
import { type Problem, sortProblems } from "#model/problem.ts";
import { SEARCH_INDEX_URL } from "#model/search-index.ts";
import { language } from "#strings";
import { openBundler } from "../bundle/open-bundler.ts";
import { openCache } from "../cache/step-cache.ts";
import { contentPolicy, metaPolicy } from "../hosting/content-policy.ts";
import { PLAYGROUND_POLICY } from "../hosting/playground-policy.ts";
import { buildSiteData } from "../index/build-site-data.ts";
import { checkData } from "../read/data-files.ts";
import { type Navigation, readNavigation } from "../read/navigation.ts";
import { readSiteConfig } from "../read/site-config.ts";
import { buildFlags } from "../reference/build-flags.ts";
import { loadRenderer, type Renderer } from "../render/load-renderer.ts";
import { loadSupporters } from "../supporters/load-supporters.ts";
import { type DevContent, openDevContent } from "./dev-content.ts";
import { type DevPlayground, openDevPlayground } from "./dev-playground.ts";
import { slashRedirect } from "./slash-redirect.ts";
import { watchFolder } from "./watch-folder.ts";

// An import would load all exports of node:http, which takes longer than rendering the first page.
const { createServer } = process.getBuiltinModule("node:http");

/** Folder for the bundle and the cache. */
const WORK = resolve(".cache", "dev", language.code);

/** The site's code and what it imports. */
const CODE_FOLDERS = ["site", "model", "worker"];
/** The playground's own code and what it imports. */
const PLAYGROUND_FOLDERS = ["playground", "model"];

/** URL of the styles, which webpack's runtime requests too. */
const STYLES_URL = "/assets/styles.css";
/** URLs of the files in site/icons/. */
const ICON = /^\/[a-z-]+\.(?:svg|ico|png)$/;

/** A tab requests its page within this time after an edit, in milliseconds. */
const ASKED = 100;

export type DevOptions = {
  content: string;
  foreign: boolean;
  /** See BuildOptions. */
  partial: boolean;
  /** Uses no network. */
  offline: boolean;
  /** Called after the start and after each edit. */
  onProblems: (problems: Problem[]) => void;
  /** Called when the site's code can't be bundled. */
  onError: (error: unknown) => void;
};

/**
 * Returns a server that compiles pages on request and notifies browsers of edits. It listens immediately: requests wait
 * for `ready`, which settles when the content is read, and requests for scripts wait for webpack. Close the server to
 * stop watching.
 */
export function devServer(options: DevOptions): { server: Server; ready: Promise<void> } {
  const opened = openDevSite(options);
  const server = createServer((request, response) => {
    opened
      .then((site) => answer(request, response, site.state()))
      .catch((error: unknown) => {
        options.onError(error);
        response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
        response.end("The development server could not answer: see its terminal.");
      });
  });
  server.on("close", () => {
    opened.then(
      (site) => site.close(),
      () => undefined,
    );
  });
  return { server, ready: opened.then(() => undefined) };
}

/** The site's data has mistakes, so there is nothing to serve yet. */
export class DataError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super("The data of the site has mistakes.");
    this.problems = problems;
  }
}

type DevSite = { state: () => State; close: () => void };

async function openDevSite({ content, foreign, partial, offline, onProblems, onError }: DevOptions): Promise<DevSite> {
  const mistakes = await checkData();
  if (mistakes.length > 0) throw new DataError(sortProblems(mistakes));
  // Watches before the first file is read, so that no edit is missed; edits are handled when everything is loaded.
  const opened = Promise.withResolvers<void>();
  let opening: Promise<unknown> = opened.promise;
  const watchContent = watchFolder(content, (paths) => opening.then(() => onContent(paths)));
  const watchData = watchFolder("data", () => opening.then(onData).catch(onError));
  const cache = openCache(join(WORK, "cache"));
  const open = async () => {
    const [config, navigation] = [await readSiteConfig(), await readNavigation()];
    const supporters = await loadSupporters();
    const pages = await openDevContent({ root: content, foreign, partial, offline, config, cache });
    return { config, navigation, supporters, pages };
  };
  let { config, navigation, supporters, pages } = await open();
  const bundleData = () => ({
    siteData: buildSiteData(pages.index(), navigation, config),
    flags: buildFlags(pages.index()),
    supporters,
  });
  let data = bundleData();
  let renderer = loadRenderer({ mode: "development", siteData: data.siteData, supporters, cache });
  const bundle = openBundler({ mode: "development", work: WORK, cache });
  let bundled: Promise<unknown> = bundle(data).then(cache.evict, onError);
  let problems: Problem[] = [];
  let problemsOfData: Problem[] = [];
  let problemsOfContent: Problem[] = [];
  const readers = new Set<ServerResponse>();
  const edits: Edit[] = [];
  const tell = (message: Message) => {
    for (const reader of readers) send(reader, message);
  };
  const tellEdit = (edit: Edit) => {
    edits.push(edit);
    tell(edit);
  };

  const report = () => {
    problems = [...problemsOfData, ...problemsOfContent];
    onProblems(problems);
    tell({ type: "problems", problems });
  };
  let checking = new AbortController();
  const check = async () => {
    checking.abort();
    checking = new AbortController();
    const found = await pages.check(checking.signal);
    if (found === undefined) return;
    problemsOfContent = found;
    report();
  };
  const rebundle = async () => {
    data = bundleData();
    try {
      renderer = loadRenderer({ mode: "development", siteData: data.siteData, supporters, cache });
      const bundling = bundle(data);
      bundled = bundling.catch(() => undefined);
      await bundling;
      tellEdit({ type: "site" });
    } catch (error) {
      onError(error);
    }
  };
  const onContent = async (paths: ReadonlySet<string>) => {
    const changed = await Promise.all([...paths].map(pages.update));
    if (!changed.includes(true)) return;
    checking.abort();
    tellEdit({ type: "content" });
    // Lets the tabs' requests for the page go first.
    await setTimeout(ASKED);
    const siteData = buildSiteData(pages.index(), navigation, config);
    if (JSON.stringify(siteData) !== JSON.stringify(data.siteData)) await rebundle();
    await check();
  };
  /** Data with a mistake doesn't replace the last valid data. */
  const onData = async () => {
    problemsOfData = sortProblems(await checkData());
    report();
    if (problemsOfData.length > 0) return;
    const reopened = opening.then(async () => {
      ({ config, navigation, supporters, pages } = await open());
    });
    opening = reopened.catch(() => undefined);
    await reopened;
    await rebundle();
    await check();
  };
  const playground = openDevPlayground(join(WORK, "playground"));
  const watchPlayground = PLAYGROUND_FOLDERS.map((folder) => watchFolder(folder, playground.update));
  const watchCode = CODE_FOLDERS.map((folder) => watchFolder(folder, rebundle));
  const watchers = [watchContent, watchData, ...watchCode, ...watchPlayground];
  setImmediate(() => void check());
  opened.resolve();
  return {
    state: () => ({
      pages,
      playground,
      renderer,
      bundled,
      siteUrl: config.url,
      services: navigation.services,
      readers,
      edits,
      problems,
    }),
    close: () => {
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** Messages to tabs: load the page again, load the whole site again, or show these problems. */
type Edit = { type: "content" } | { type: "site" };
type Message = Edit | { type: "problems"; problems: Problem[] };

type State = {
  pages: DevContent;
  playground: DevPlayground;
  renderer: Renderer;
  /** Settles when the scripts for this renderer are bundled. */
  bundled: Promise<unknown>;
  siteUrl: string;
  services: Navigation["services"];
  readers: Set<ServerResponse>;
  /** All edits since the start. A document contains how many there were when it was rendered. */
  edits: readonly Edit[];
  problems: Problem[];
};

async function answer(request: IncomingMessage, response: ServerResponse, state: State): Promise<void> {
  // The path isn't resolved against the host, because '//evil.example' must stay a path.
  const { pathname, searchParams } = new URL(`http://localhost${request.url ?? "/"}`);
  response.setHeader("Cache-Control", "no-cache");
  if (pathname === "/_dev/events") return openEvents(request, response, state, Number(searchParams.get("edits")));
  if (pathname === "/_dev/page") {
    const page = state.pages.page(searchParams.get("url") ?? "");
    response.writeHead(page === undefined ? 404 : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(page === undefined ? null : state.renderer.showPage(page)));
    return;
  }
  if (pathname === SEARCH_INDEX_URL) {
    response.writeHead(200, { "Content-Type": "application/json" }).end(await state.pages.searchIndex());
    return;
  }
  const archive = await state.pages.archive(pathname);
  if (archive !== undefined) {
    response.writeHead(200, { "Content-Type": "application/zip" }).end(archive);
    return;
  }
  const exampleFiles = state.pages.exampleFiles(pathname);
  if (exampleFiles !== undefined) {
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(exampleFiles));
    return;
  }
  if (pathname === MESSAGES_URL) {
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(state.pages.messages()));
    return;
  }
  const playgroundFile = await state.playground.file(pathname);
  if (playgroundFile !== undefined) {
    response.writeHead(200, {
      "Content-Type": typeOfPlaygroundFile(playgroundFile.path),
      "Content-Security-Policy": PLAYGROUND_POLICY,
    });
    response.end(playgroundFile.content);
    return;
  }
  const redirect = slashRedirect(request.url ?? "/");
  if (redirect !== undefined) {
    response.writeHead(302, { Location: redirect }).end();
    return;
  }
  if (pathname.endsWith("/")) return answerDocument(pathname, response, state);
  const image = state.pages
    .index()
    .assets.values()
    .find((asset) => asset.url === pathname);
  if (image !== undefined) {
    response.writeHead(200, { "Content-Type": contentType(image.path) }).end(image.bytes);
    return;
  }
  if (pathname === STYLES_URL) {
    response.writeHead(200, { "Content-Type": "text/css; charset=utf-8" }).end(state.renderer.styles);
    return;
  }
  if (pathname.startsWith("/assets/")) await state.bundled;
  const files = ICON.test(pathname)
    ? sirv("site/icons", { dev: true, setHeaders: (to) => to.setHeader("Content-Type", contentType(pathname)) })
    : sirv(join(WORK, "browser"), { dev: true });
  files(request, response, () => answerDocument(pathname, response, state));
}

function answerDocument(
  pathname: string,
  response: ServerResponse,
  { pages, renderer, siteUrl, services, edits }: State,
): void {
  const policy = metaPolicy(contentPolicy({ inlineScript: renderer.inlineScript, ...services }));
  const scripts = [`/assets/main.js?edits=${edits.length}`];
  const assets = { app: renderer.hash, scripts, styles: [STYLES_URL], fonts: [], policy };
  const shell = pathname === "/app-shell/" ? renderer.renderAppShell(assets) : undefined;
  const page = shell === undefined ? pages.page(decodeURI(pathname)) : undefined;
  response.writeHead(page === undefined && shell === undefined ? 404 : 200, {
    "Content-Type": "text/html; charset=utf-8",
  });
  if (shell !== undefined) response.end(shell);
  else if (page === undefined) response.end(renderer.renderNotFound(assets));
  else response.end(renderer.renderPage(page, renderer.showPage(page), assets, siteUrl));
}

/** Opens a tab's stream of server-sent events, which starts with the edits since its document was rendered. */
function openEvents(
  request: IncomingMessage,
  response: ServerResponse,
  { readers, edits, problems }: State,
  known: number,
): void {
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  for (const message of [...edits.slice(known), { type: "problems" as const, problems }]) send(response, message);
  readers.add(response);
  request.on("close", () => readers.delete(response));
}

function send(reader: ServerResponse, message: Message): void {
  reader.write(`data: ${JSON.stringify(message)}\n\n`);
}

function typeOfPlaygroundFile(path: string): string {
  const type = { html: "text/html", js: "text/javascript", css: "text/css" }[path.split(".").at(-1) ?? ""];
  return type === undefined ? "application/json" : `${type}; charset=utf-8`;
}

function contentType(path: string): string {
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  return { svg: "image/svg+xml", jpg: "image/jpeg", ico: "image/x-icon" }[extension] ?? `image/${extension}`;
}
