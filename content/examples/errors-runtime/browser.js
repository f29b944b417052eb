/** `node browser.js dist/main.js down` runs a bundle in a small imitation of a browser whose server is in the state named last. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";

const [, , file, server = "up"] = process.argv;

const answer = (element) => {
  const name = path.basename(element.src ?? element.href);
  const local = path.join(path.dirname(file), name);
  const event = (type) => element[`on${type}`]({ type, target: element });
  if (server === "slow") return;
  if (server === "down" || (server === "up" && !existsSync(local))) return event("error");
  if (element.tagName === "LINK") return event("load");
  if (server === "fallback") run("<!doctype html>", name);
  if (server === "up") run(readFileSync(local, "utf8"), name);
  event("load");
};

const createElement = (tagName) => {
  const attributes = {};
  return {
    tagName: tagName.toUpperCase(),
    parentNode: { removeChild() {} },
    setAttribute: (name, value) => (attributes[name] = value),
    removeAttribute: (name) => delete attributes[name],
    getAttribute: (name) => attributes[name] ?? null,
  };
};
const currentScript = server === "no script" ? null : { tagName: "SCRIPT", src: "https://shop.example/main.js" };
const globals = {
  btoa,
  console,
  setTimeout,
  clearTimeout,
  URL,
  location: new URL("https://shop.example/"),
  document: {
    baseURI: "https://shop.example/",
    currentScript,
    createElement,
    getElementsByTagName: () => [],
    querySelectorAll: () => [],
    querySelector: () => null,
    head: { appendChild: (element) => setTimeout(answer, 5, element) },
  },
};
const window = vm.createContext(globals, { codeGeneration: { strings: server !== "csp" } });
window.window = window.self = window;

function run(code, filename) {
  try {
    vm.runInContext(code, window, { filename });
  } catch (error) {
    console.log(`Uncaught ${error.name}: ${error.message}`);
  }
}

process.on("unhandledRejection", (error) => {
  console.log(`Uncaught (in promise) ${error.name}: ${error.message}`);
});
run(readFileSync(file, "utf8"), file);
