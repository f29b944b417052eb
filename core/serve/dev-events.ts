import type { IncomingMessage, ServerResponse } from "node:http";
import type { Problem } from "#model/problem.ts";

/** Tells a tab to load its page again, or the whole site. */
type Edit = { type: "content" } | { type: "site" };
type Message = Edit | { type: "problems"; problems: readonly Problem[] };

/** Server-sent events for open tabs: edits, and the problems of the site. */
export type DevEvents = {
  /** Returns how many edits there were. A document contains this number, so its tab gets the edits after it. */
  count: () => number;
  sendEdit: (edit: Edit) => void;
  sendProblems: (problems: readonly Problem[]) => void;
  /** Opens a tab's stream, which starts with the edits since its document was rendered. */
  open: (request: IncomingMessage, response: ServerResponse, since: number) => void;
};

export function openDevEvents(): DevEvents {
  const tabs = new Set<ServerResponse>();
  const edits: Edit[] = [];
  let problems: readonly Problem[] = [];
  const sendToAll = (message: Message) => {
    for (const tab of tabs) send(tab, message);
  };
  return {
    count: () => edits.length,
    sendEdit: (edit) => {
      edits.push(edit);
      sendToAll(edit);
    },
    sendProblems: (found) => {
      problems = found;
      sendToAll({ type: "problems", problems });
    },
    open: (request, response, since) => {
      response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
      for (const edit of edits.slice(since)) send(response, edit);
      send(response, { type: "problems", problems });
      tabs.add(response);
      request.on("close", () => tabs.delete(response));
    },
  };
}

function send(tab: ServerResponse, message: Message): void {
  tab.write(`data: ${JSON.stringify(message)}\n\n`);
}
