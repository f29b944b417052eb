/*
 * The preview's frame: an opaque origin, without storage and network. It shows the emitted page, runs its scripts, and
 * sends what they log. Where frames share a process with the page, a loop without end would freeze both, so scripts
 * check the time.
 */
import type { PreviewMessage, PreviewRequest, RunRequest } from "../protocol.ts";
import { buildDocument } from "./run/build-document.ts";
import { openSite } from "./run/emitted-site.ts";
import { RUN_GLOBAL, type RunGlobal } from "./run/instrument.ts";
import { intercept } from "./run/intercept.ts";
import { openConsole, textOfThrown } from "./run/open-console.ts";
import { createTimeLimit, nameOfPlace, TASK_LIMIT } from "./run/time-limit.ts";
import { tellReady } from "./tell-ready.ts";

// The project's code may replace both.
const page = parent;
const { port1, port2 } = new MessageChannel();

function send(message: PreviewMessage): void {
  page.postMessage(message, "*");
}

function answer({ source, data }: MessageEvent<PreviewRequest>): void {
  if (source !== page || self.origin !== "null") return;
  if (data.type === "ping") send({ type: "pong" });
  else if (data.type === "run") run(data);
}

function run(request: RunRequest): void {
  let hasEnded = false;
  const limit = createTimeLimit({
    limit: TASK_LIMIT,
    afterTask: (callback) => {
      port1.onmessage = callback;
      port2.postMessage(null);
    },
    onEnd: (place) => {
      hasEnded = true;
      send({ type: "overrun", place: place === undefined ? "" : nameOfPlace(place) });
    },
  });
  const site = openSite(request, limit.note);
  const { html, address } = buildDocument(site);
  const log = openConsole((line) => hasEnded || send(line), site.nameUrls);
  const global: RunGlobal = {
    check: limit.check,
    code: (code) =>
      typeof code === "string" ? site.prepare(code, { file: fileOfCode(code), isModule: false, address }) : code,
    url: (specifier, importer) => site.urlAt(String(specifier), importer),
  };
  Object.defineProperty(window, RUN_GLOBAL, { value: Object.freeze(global) });
  // The security policy has no directive for this connection.
  for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection"]) Reflect.deleteProperty(window, name);
  // The frame's sandbox has no dialogs.
  window.alert = (message) => log("log", [`alert: ${message}`]);
  // Removes all listeners.
  document.open();
  addEventListener("message", answer);
  addEventListener("error", (event) => {
    const { error, message, target } = event;
    // What was stopped has been reported.
    if (hasEnded) event.preventDefault();
    else if (target === window) log("error", [`Uncaught ${textOfThrown(error ?? message)}`]);
  });
  addEventListener("unhandledrejection", ({ reason }) =>
    log("error", [`Uncaught (in promise) ${textOfThrown(reason)}`]),
  );
  intercept(site, address, log);
  document.write(html);
  document.close();
}

/** webpack's `eval` devtools name the module: '//# sourceURL=webpack-internal:///./src/index.js' → './src/index.js'. */
function fileOfCode(code: string): string {
  const [, url = "eval"] = /\/\/# sourceURL=(\S+)\s*\}?\s*$/.exec(code) ?? [];
  return url.replace(/^webpack(?:-internal)?:\/\/[^/]*\//, "").replace(/\?$/, "");
}

addEventListener("message", answer);
tellReady();
