import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { ShownPage } from "#model/page.ts";
import type { Problem } from "#model/problem.ts";
import { fetchPage } from "./fetch-page.ts";
import { currentPath } from "./page-path.ts";
import "./watch-edits.css";

type Message = { type: "content" } | { type: "problems"; problems: Problem[] } | { type: "site" };

/** In development, shows edits of the page on the screen without losing the scroll position, and their problems. */
export function watchEdits(showPage: (page: ShownPage) => void): void {
  const overlay = createRoot(document.body.appendChild(document.createElement("div")));
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
    else if (message.type === "problems") overlay.render(<Problems problems={message.problems} />);
    else void showEdit(showPage);
  });
}

async function showEdit(showPage: (page: ShownPage) => void): Promise<void> {
  const { scrollX, scrollY } = window;
  try {
    showPage(await fetchPage(currentPath()));
    window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  } catch {
    // The page was renamed or removed: the server says what is there now.
    location.reload();
  }
}

function Problems({ problems }: { problems: readonly Problem[] }): ReactNode {
  if (problems.length === 0) return null;
  return (
    <details id="problems" open={problems.some(({ severity }) => severity === "error")}>
      <summary>Problems: {problems.length}</summary>
      <ul>
        {problems.slice(0, 200).map(({ file, line, column, rule, message, fix }, position) => (
          <li key={position}>
            {/* Data is beside the content folder. */}
            {`${file.replace(/^\.\.\//, "")}:${line}:${column}  ${rule}\n${message}\n${fix}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
