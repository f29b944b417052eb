import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import sirv from "sirv";
import type { Problem } from "#model/problem.ts";
import { SEARCH_INDEX_URL } from "#model/search-index.ts";
import { BUNDLE_SOURCES, openBundler } from "../bundle-once.ts";
import { contentPolicy, metaPolicy } from "../hosting/content-policy.ts";
import { buildSiteData } from "../index/build-site-data.ts";
import { openKept, versionOfCode } from "../kept.ts";
import { type Navigation, readNavigation } from "../read/navigation.ts";
import { readSiteConfig } from "../read/site-config.ts";
import { buildFlags } from "../reference/build-flags.ts";
import { loadRenderer, type Renderer } from "../renderer.ts";
import { type DevContent, openDevContent } from "./dev-content.ts";
import { slashRedirect } from "./slash-redirect.ts";
import { watchFolder } from "./watch-folder.ts";

// An import would load all that node:http offers, which takes longer than to make the first page.
const { createServer } = process.getBuiltinModule("node:http");

/** Folder for what is bundled and kept. */
const WORK = resolve(".cache", "dev");

/** The address that webpack's runtime too looks for: the first styles, made without webpack. */
const STYLES_URL = "/assets/styles.css";
/** What browsers show for the site, at its root: site/icons/. */
const ICON = /^\/[a-z-]+\.(?:svg|ico|png)$/;

/** Within which time a tab that hears of an edit has asked for its page, in milliseconds. */
const ASKED = 100;

export type DevOptions = {
  content: string;
  foreign: boolean;
  /** Asks nothing of the network. */
  offline: boolean;
  /** After the start and after each edit. */
  onProblems: (problems: Problem[]) => void;
  /** The site's own code could not be bundled. */
  onError: (error: unknown) => void;
};

/**
 * A server that listens at once, compiles a page when it is asked for, and tells the browser of edits. `ready` settles when
 * the content is read; requests wait for it. Pages are whole without their script, and those for scripts wait until webpack
 * has bundled them. Close the server to stop watching.
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

type DevSite = { state: () => State; close: () => void };

async function openDevSite({ content, foreign, offline, onProblems, onError }: DevOptions): Promise<DevSite> {
  // From before the first file is read: what is edited meanwhile is read again once all is there.
  const opened = Promise.withResolvers<void>();
  const watchContent = watchFolder(content, (paths) => opened.promise.then(() => onContent(paths)));
  const config = await readSiteConfig();
  const navigation = await readNavigation();
  const kept = openKept(join(WORK, "kept"), versionOfCode());
  const pages = await openDevContent({ root: content, foreign, offline, config, kept });
  const bundleData = () => ({
    siteData: buildSiteData(pages.index(), navigation, config),
    flags: buildFlags(pages.index()),
  });
  let data = bundleData();
  let renderer = await loadRenderer({ mode: "development", siteData: data.siteData, kept });
  kept.sweep();
  const bundle = openBundler({ mode: "development", work: WORK });
  let bundled: Promise<unknown> = bundle(data).catch(onError);
  let problems: Problem[] = [];
  const readers = new Set<ServerResponse>();
  const edits: Edit[] = [];
  const tell = (message: Message) => {
    for (const reader of readers) send(reader, message);
  };
  const tellEdit = (edit: Edit) => {
    edits.push(edit);
    tell(edit);
  };

  let checking = new AbortController();
  const check = async () => {
    checking.abort();
    checking = new AbortController();
    const found = await pages.check(checking.signal);
    if (found === undefined) return;
    problems = found;
    onProblems(problems);
    tell({ type: "problems", problems });
  };
  const rebundle = async () => {
    data = bundleData();
    try {
      renderer = await loadRenderer({ mode: "development", siteData: data.siteData, kept });
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
    // First comes the page, which the tabs ask for now.
    await setTimeout(ASKED);
    const siteData = buildSiteData(pages.index(), navigation, config);
    if (JSON.stringify(siteData) !== JSON.stringify(data.siteData)) await rebundle();
    await check();
  };
  const watchers = [watchContent, ...BUNDLE_SOURCES.map((folder) => watchFolder(folder, rebundle))];
  setImmediate(() => void check());
  opened.resolve();
  return {
    state: () => ({
      pages,
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

/** What a tab is told: to load its page again, or the whole site, or what is wrong with the content. */
type Edit = { type: "content" } | { type: "site" };
type Message = Edit | { type: "problems"; problems: Problem[] };

type State = {
  pages: DevContent;
  renderer: Renderer;
  /** When the scripts are there that belong to the renderer. */
  bundled: Promise<unknown>;
  siteUrl: string;
  services: Navigation["services"];
  readers: Set<ServerResponse>;
  /** All since the start. A document carries how many there were when it was made. */
  edits: readonly Edit[];
  problems: Problem[];
};

async function answer(request: IncomingMessage, response: ServerResponse, state: State): Promise<void> {
  // Not resolved against the host: '//evil.example' is a path like any other.
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
  const redirect = slashRedirect(request.url ?? "/");
  if (redirect !== undefined) {
    response.writeHead(302, { Location: redirect }).end();
    return;
  }
  if (pathname.endsWith("/")) return answerDocument(pathname, response, state);
  const picture = state.pages
    .index()
    .assets.values()
    .find((asset) => asset.url === pathname);
  if (picture !== undefined) {
    response.writeHead(200, { "Content-Type": contentType(picture.path) }).end(picture.bytes);
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
  const assets = { app: renderer.hash, scripts, styles: [STYLES_URL], policy };
  const shell = pathname === "/app-shell/" ? renderer.renderAppShell(assets) : undefined;
  const page = shell === undefined ? pages.page(decodeURI(pathname)) : undefined;
  response.writeHead(page === undefined && shell === undefined ? 404 : 200, {
    "Content-Type": "text/html; charset=utf-8",
  });
  if (shell !== undefined) response.end(shell);
  else if (page === undefined) response.end(renderer.renderNotFound(assets));
  else response.end(renderer.renderPage(page, renderer.showPage(page), assets, siteUrl));
}

/** Server-sent events: one reader per open tab. It hears first of the edits made since its document was. */
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

function contentType(path: string): string {
  const extension = path.slice(path.lastIndexOf(".") + 1).toLowerCase();
  return { svg: "image/svg+xml", jpg: "image/jpeg", ico: "image/x-icon" }[extension] ?? `image/${extension}`;
}
