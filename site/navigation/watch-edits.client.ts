import type { ShownPage } from "#model/page.ts";
import type { Problem } from "#model/problem.ts";
import { fetchPage } from "./fetch-page.ts";
import { currentAddress } from "./own-address.ts";
import "./watch-edits.css";

type Message = { type: "content" } | { type: "problems"; problems: Problem[] } | { type: "site" };

/**
 * Development only: shows an edit of the page on the screen at once, scrolled to where it was, and what is wrong with
 * it.
 */
export function watchEdits(showPage: (page: ShownPage) => void): void {
  const script = document.querySelector<HTMLScriptElement>("script[src]")?.src ?? location.href;
  const edits = new URL(script).searchParams.get("edits") ?? "0";
  const events = new EventSource(`/_dev/events?edits=${edits}`);
  let lost = false;
  events.addEventListener("open", () => lost && location.reload());
  events.addEventListener("error", () => {
    lost = true;
  });
  events.addEventListener("message", (event) => {
    const message: Message = JSON.parse(event.data);
    if (message.type === "site") location.reload();
    else if (message.type === "problems") showProblems(message.problems);
    else void showEdit(showPage);
  });
}

async function showEdit(showPage: (page: ShownPage) => void): Promise<void> {
  const { scrollX, scrollY } = window;
  try {
    showPage(await fetchPage(currentAddress()));
    window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  } catch {
    // The page was renamed or removed: the server says what is there now.
    location.reload();
  }
}

function showProblems(problems: readonly Problem[]): void {
  document.getElementById("problems")?.remove();
  if (problems.length === 0) return;
  const overlay = document.createElement("details");
  overlay.id = "problems";
  overlay.open = problems.some((problem) => problem.severity === "error");
  const summary = document.createElement("summary");
  summary.textContent = `Problems: ${problems.length}`;
  const list = document.createElement("ul");
  for (const { file, line, column, rule, message, fix } of problems.slice(0, 200)) {
    const item = document.createElement("li");
    // Data is beside the content folder.
    const path = file.replace(/^\.\.\//, "");
    item.textContent = `${path}:${line}:${column}  ${rule}\n${message}\n${fix}`;
    list.append(item);
  }
  overlay.append(summary, list);
  document.body.append(overlay);
}
