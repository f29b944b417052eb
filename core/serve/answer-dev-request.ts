import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { MESSAGES_URL } from "#model/messages.ts";
import { SEARCH_INDEX_URL } from "#model/search-index.ts";
import { filesOfIndex } from "../../features/index-files/files-of-index.ts";
import { contentPolicy, metaPolicy } from "../hosting/content-policy.ts";
import { PLAYGROUND_HEADERS } from "../hosting/playground-policy.ts";
import { contentType } from "./content-type.ts";
import type { DevState } from "./dev-site.ts";
import { requestedFile } from "./requested-file.ts";
import { sendFile } from "./send-file.ts";
import { slashRedirect } from "./slash-redirect.ts";

/** URL of the styles, which webpack's runtime requests too. */
const STYLES_URL = "/assets/styles.css";
/** URLs of the files in site/icons/. */
const ICON = /^\/[a-z-]+\.(?:svg|ico|png)$/;

/** Answers a request to the development server, and compiles the requested page or file on demand. */
export async function answerDevRequest(
  request: IncomingMessage,
  response: ServerResponse,
  state: DevState,
): Promise<void> {
  const { events, pages, renderer } = state;
  // The path isn't resolved against the host, because '//evil.example' must stay a path.
  const { pathname, searchParams } = new URL(`http://localhost${request.url ?? "/"}`);
  response.setHeader("Cache-Control", "no-cache");
  if (pathname === "/_dev/events") return events.open(request, response, Number(searchParams.get("edits")));
  if (pathname === "/_dev/page") {
    const page = pages.page(searchParams.get("url") ?? "");
    response.writeHead(page === undefined ? 404 : 200, { "Content-Type": contentType("page.json") });
    response.end(JSON.stringify(page === undefined ? null : renderer.showPage(page)));
    return;
  }
  const generated = await generatedFile(pathname, state);
  if (generated !== undefined) {
    const { path, content, headers } = generated;
    response.writeHead(200, { "Content-Type": contentType(path), ...headers }).end(content);
    return;
  }
  const redirect = slashRedirect(request.url ?? "/");
  if (redirect !== undefined) {
    response.writeHead(302, { Location: redirect }).end();
    return;
  }
  const file = pathname.endsWith("/") ? undefined : requestedFile(pathname);
  if (file !== undefined) {
    if (pathname.startsWith("/assets/")) await state.bundled;
    const folder = ICON.test(pathname) ? "site/icons" : state.scripts;
    if (await sendFile(request, response, join(folder, file), { status: 200, headers: {} })) return;
  }
  answerDocument(pathname, response, state);
}

type GeneratedFile = { path: string; content: string | Uint8Array; headers?: Record<string, string> };

/** Returns a file that is made from the content, the styles or the playground. */
async function generatedFile(
  pathname: string,
  { pages, playground, renderer, config }: DevState,
): Promise<GeneratedFile | undefined> {
  if (pathname === STYLES_URL) return { path: pathname, content: renderer.styles };
  if (pathname === SEARCH_INDEX_URL) return { path: pathname, content: await pages.searchIndex() };
  if (pathname === MESSAGES_URL) return { path: pathname, content: JSON.stringify(pages.messages()) };
  const archive = await pages.archive(pathname);
  if (archive !== undefined) return { path: pathname, content: archive };
  const exampleFiles = pages.exampleFiles(pathname);
  if (exampleFiles !== undefined) return { path: pathname, content: JSON.stringify(exampleFiles) };
  const ofPlayground = await playground.file(pathname);
  if (ofPlayground !== undefined) return { ...ofPlayground, headers: PLAYGROUND_HEADERS };
  const ofIndex = filesOfIndex(pages.index(), config).get(pathname.slice(1));
  return ofIndex && { path: pathname, content: ofIndex() };
}

function answerDocument(
  pathname: string,
  response: ServerResponse,
  { pages, renderer, config, navigation, events }: DevState,
): void {
  const policy = metaPolicy(contentPolicy({ inlineScript: renderer.inlineScript, ...navigation.services }));
  const scripts = [`/assets/main.js?edits=${events.count()}`];
  const assets = { app: renderer.hash, scripts, styles: [STYLES_URL], fonts: [], policy };
  const shell = pathname === "/app-shell/" ? renderer.renderAppShell(assets) : undefined;
  const page = shell === undefined ? pages.page(decodeURI(pathname)) : undefined;
  response.writeHead(page === undefined && shell === undefined ? 404 : 200, {
    "Content-Type": contentType("index.html"),
  });
  if (shell !== undefined) response.end(shell);
  else if (page === undefined) response.end(renderer.renderOther("not-found", assets));
  else response.end(renderer.renderPage(page, renderer.showPage(page), assets, config.url));
}
