import type { Page } from "#model/page.ts";
import type { Problem } from "#model/problem.ts";
import { fetchPage } from "./fetch-page.ts";

type Edit = { type: "content"; problems: Problem[] } | { type: "site" };

/** Development only: shows an edit of the page on the screen at once, where it is scrolled to, and what is wrong with it. */
export function watchEdits(showPage: (page: Page) => void): void {
  const events = new EventSource("/_dev/events");
  events.addEventListener("message", (event) => {
    const edit: Edit = JSON.parse(event.data);
    if (edit.type === "site") return location.reload();
    showProblems(edit.problems);
    fetchPage(location.pathname).then(showPage, () => location.reload());
  });
}

function showProblems(problems: readonly Problem[]): void {
  document.getElementById("problems")?.remove();
  if (problems.length === 0) return;
  const overlay = document.createElement("aside");
  overlay.id = "problems";
  overlay.setAttribute("aria-label", "Problems");
  overlay.setAttribute("role", "status");
  const list = document.createElement("ul");
  for (const problem of problems) {
    const item = document.createElement("li");
    item.textContent = `${problem.file}:${problem.line}:${problem.column}  ${problem.rule}: ${problem.message} ${problem.remedy}`;
    list.append(item);
  }
  overlay.append(list);
  document.body.append(overlay);
}
