import { SEARCH_URL } from "#model/search-index.ts";

/** How what was asked for is coming along. The page on the screen stays until it is there. */
export type Loading =
  | { state: "idle" }
  | { state: "slow" }
  | { state: "failed" /** Address to load again. */; url: string; retry: () => void }
  | { state: "no-search"; retry: () => void };

/** The state that the reader is told of at the moment. */
export function toldOfLoading(): string {
  return statusLine()?.dataset["state"] ?? "idle";
}

function statusLine(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[role=status][data-state]");
}

/** Tells the reader, below the header, of what takes long or failed. */
export function showLoading(loading: Loading): void {
  const status = statusLine();
  if (status === null || (loading.state === "idle" && toldOfLoading() === "idle")) return;
  status.dataset["state"] = loading.state;
  status.replaceChildren(...wordsOf(loading));
  document.querySelector("main")?.setAttribute("aria-busy", String(loading.state === "slow"));
}

function wordsOf(loading: Loading): HTMLElement[] {
  if (loading.state === "idle") return [];
  const line = document.createElement("p");
  if (loading.state === "slow") line.append("Loading…");
  if (loading.state === "failed")
    line.append(
      "Error loading content. ",
      retryButton(loading.retry),
      " or ",
      linkTo(loading.url, "open the page anew", openAnew),
      ".",
    );
  if (loading.state === "no-search")
    line.append(
      "Search could not be loaded. ",
      retryButton(loading.retry),
      " or look it up among ",
      linkTo(SEARCH_URL, "all names"),
      ".",
    );
  return [line];
}

function retryButton(retry: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Try again";
  button.addEventListener("click", retry);
  return button;
}

function linkTo(url: string, text: string, onClick?: (event: Event) => void): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = url;
  link.textContent = text;
  if (onClick !== undefined) link.addEventListener("click", onClick);
  return link;
}

/** The address is the new page's already: followed as a link it would be loaded by script again. */
function openAnew(event: Event): void {
  event.preventDefault();
  location.reload();
}
