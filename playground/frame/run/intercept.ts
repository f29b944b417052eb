import { nameOfPage } from "./build-document.ts";
import type { EmittedSite } from "./emitted-site.ts";
import { withoutChecks } from "./instrument.ts";
import type { Log } from "./open-console.ts";
import { LOADING, loadedValue, rewriteElement } from "./rewrite-element.ts";
import { workerClass } from "./worker-class.ts";

/** Makes everything that the document's scripts load come from memory, and instruments what they evaluate. */
export function intercept(site: EmittedSite, address: string, log: Log): void {
  const urlAt = (value: unknown) =>
    typeof value === "string" || value instanceof URL ? site.urlAt(String(value), address) : value;
  const prepare = (code: unknown) =>
    typeof code === "string" ? site.prepare(code, { file: nameOfPage(address), isModule: false, address }) : code;

  const rewriteHtml = htmlRewriter(site, address);

  Object.defineProperty(Node.prototype, "baseURI", { get: () => address });
  // Reading a property still returns a server's URL, from which webpack derives an `auto` public path.
  for (const { prototype } of [HTMLScriptElement, HTMLImageElement, HTMLSourceElement, HTMLMediaElement])
    changeProperty(prototype, "src", urlAt, site.addressAt);
  changeProperty(HTMLLinkElement.prototype, "href", urlAt, site.addressAt);
  // Firefox requests an image before an observer sees it.
  for (const name of ["innerHTML", "outerHTML"]) changeProperty(Element.prototype, name, rewriteHtml);
  changeArguments(Element.prototype, "insertAdjacentHTML", (position, html) => [position, rewriteHtml(html)]);
  for (const name of ["text", "textContent", "innerHTML", "innerText"])
    changeProperty(HTMLScriptElement.prototype, name, prepare);
  changeArguments(Element.prototype, "setAttribute", (name, value, ...rest) =>
    LOADING.includes(String(name))
      ? [name, loadedValue(String(name), String(value), site, address), ...rest]
      : [name, value, ...rest],
  );

  changeArguments(window, "fetch", (input, ...rest) => [urlAt(input), ...rest]);
  changeArguments(XMLHttpRequest.prototype, "open", (method, url, ...rest) => [method, urlAt(url), ...rest]);
  changeArguments(window, "Audio", (...args) => args.map(urlAt));
  const css = (text: unknown) => loadedValue("style", String(text), site, address);
  changeArguments(window, "FontFace", (family, source, ...rest) => [
    family,
    typeof source === "string" ? css(source) : source,
    ...rest,
  ]);
  for (const name of ["replace", "replaceSync", "insertRule"])
    changeArguments(CSSStyleSheet.prototype, name, (text, ...rest) => [css(text), ...rest]);
  window.Worker = workerClass(site, address, log);

  for (const name of ["setTimeout", "setInterval"])
    changeArguments(window, name, (handler, ...rest) => [prepare(handler), ...rest]);
  changeArguments(window, "Function", (...args) => [...args.slice(0, -1), prepare(args.at(-1) ?? "")]);
  Object.defineProperty(Function.prototype, "constructor", { value: window.Function });
  const { toString } = Function.prototype;
  Function.prototype.toString = function () {
    return withoutChecks(toString.call(this));
  };
  observe(site, address);
}

/** Returns a function that makes the elements of HTML load files in memory. Other HTML stays as it is. */
function htmlRewriter(site: EmittedSite, address: string): (html: unknown) => unknown {
  // Elements of another document load nothing themselves.
  const { body } = document.implementation.createHTMLDocument();
  const template = body.appendChild(body.ownerDocument.createElement("template"));
  const { get, set } = descriptorOf(Element.prototype, "innerHTML") ?? {};
  return (html) => {
    set?.call(template, html);
    const before: unknown = get?.call(template);
    for (const element of template.content.querySelectorAll("*")) rewriteElement(element, site, address);
    const after: unknown = get?.call(template);
    return after === before ? html : after;
  };
}

/** What isn't set by a property is changed before it's shown. */
function observe(site: EmittedSite, address: string): void {
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const style = target instanceof Element ? target : target.parentElement;
      if (style !== null) rewriteElement(style, site, address);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        for (const element of [added, ...added.querySelectorAll("*")]) rewriteElement(element, site, address);
      }
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: LOADING });
}

/** Changes what's written to a property, and what's read from it. */
function changeProperty(
  prototype: object,
  name: string,
  change: (value: unknown) => unknown,
  show: (value: string) => string = (value) => value,
): void {
  const { get, set } = descriptorOf(prototype, name) ?? {};
  if (get === undefined || set === undefined) return;
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: object) {
      return show(get.call(this));
    },
    set(this: object, value: unknown) {
      set.call(this, change(value));
    },
  });
}

function descriptorOf(prototype: object | null, name: string): PropertyDescriptor | undefined {
  if (prototype === null) return undefined;
  return Object.getOwnPropertyDescriptor(prototype, name) ?? descriptorOf(Object.getPrototypeOf(prototype), name);
}

/** Changes the arguments of a function or class. */
function changeArguments(owner: object, name: string, change: (...args: unknown[]) => unknown[]): void {
  const own: unknown = Reflect.get(owner, name);
  if (typeof own !== "function") return;
  const value = new Proxy(own, {
    apply: (target, self, args) => Reflect.apply(target, self, change(...args)),
    construct: (target, args, newTarget) => Reflect.construct(target, change(...args), newTarget),
  });
  Object.defineProperty(owner, name, { configurable: true, writable: true, value });
}
