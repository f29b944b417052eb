import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { contentPolicy, metaPolicy } from "../hosting/content-policy.ts";
import type { DevFile } from "../project/feature.ts";
import { contentType } from "./content-type.ts";
import type { DevState } from "./dev-site.ts";
import { requestedFile } from "./requested-file.ts";
import { sendFile } from "./send-file.ts";
import { slashRedirect } from "./slash-redirect.ts";

/** URL of the styles, which webpack's runtime requests too. */
const STYLES_URL = "/assets/styles.css";

/** Answers a request to the development server, and compiles the requested page or file on demand. */
export async function answerDevRequest(
  request: IncomingMessage,
  response: ServerResponse,
  state: DevState,
): Promise<void> {
  const { events, renderer } = state;
  // The path isn't resolved against the host, because '//evil.example' must stay a path.
  const { pathname, searchParams } = new URL(`http://localhost${request.url ?? "/"}`);
  response.setHeader("Cache-Control", "no-cache");
  if (pathname === "/_dev/events") return events.open(request, response, Number(searchParams.get("edits")));
  if (pathname === "/_dev/page") {
    const page = state.page(searchParams.get("url") ?? "");
    response.writeHead(page === undefined ? 404 : 200, { "Content-Type": contentType("page.json") });
    response.end(JSON.stringify(page === undefined ? null : renderer.showPage(page)));
    return;
  }
  const generated = pathname === STYLES_URL ? { path: pathname, content: renderer.styles } : await state.file(pathname);
  if (generated !== undefined) {
    const { path, content, headers = {} }: DevFile = generated;
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
    if (await sendFile(request, response, join(state.scripts, file), { status: 200, headers: {} })) return;
  }
  answerDocument(pathname, response, state);
}

function answerDocument(
  pathname: string,
  response: ServerResponse,
  { page: pageOf, project, renderer, events }: DevState,
): void {
  const policy = metaPolicy(contentPolicy({ inlineScript: renderer.inlineScript, ...project.navigation.services }));
  const scripts = [`/assets/main.js?edits=${events.count()}`];
  const assets = { app: renderer.hash, scripts, styles: [STYLES_URL], fonts: [], policy };
  const shell = pathname === "/app-shell/" ? renderer.renderAppShell(assets) : undefined;
  const page = shell === undefined ? pageOf(decodeURI(pathname)) : undefined;
  response.writeHead(page === undefined && shell === undefined ? 404 : 200, {
    "Content-Type": contentType("index.html"),
  });
  if (shell !== undefined) response.end(shell);
  else if (page === undefined) response.end(renderer.renderOther("not-found", assets));
  else response.end(renderer.renderPage(page, renderer.showPage(page), assets, project.config.url));
}
