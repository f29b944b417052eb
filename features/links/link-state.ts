import { z } from "zod";

/** An answer: its status, or the code of a network error. */
export type Answer = { status: number } | { error: string };

export type Ask = (url: string, method: "HEAD" | "GET") => Promise<Answer>;

export const LinkState = z.object({
  verdict: z
    .enum(["alive", "dead", "unsure"])
    .describe("Dead: the server says that there's no such page. Unsure: it reports something else, or doesn't answer."),
  detail: z.string(),
  answered: z.boolean().describe("The host answered."),
  isBusy: z.boolean().describe("The host asked for fewer requests."),
});

export type LinkState = z.infer<typeof LinkState>;

/** Sends HEAD first, then GET, because many servers only answer GET the way they answer browsers. */
export async function stateOf(url: string, ask: Ask): Promise<LinkState> {
  const head = await ask(url, "HEAD");
  const isFinal = "error" in head || head.status < 400 || BUSY.has(head.status);
  return toState(isFinal ? head : await ask(url, "GET"));
}

/** Too many requests, and unavailable for now. */
const BUSY = new Set([429, 503]);

function toState(answer: Answer): LinkState {
  if ("error" in answer) {
    const isUnknown = answer.error === "ENOTFOUND";
    const detail = isUnknown ? "its host doesn't exist" : `no answer (${answer.error})`;
    return { verdict: isUnknown ? "dead" : "unsure", detail, answered: false, isBusy: false };
  }
  const { status } = answer;
  const base = { answered: true, isBusy: BUSY.has(status) };
  if (status < 400) return { ...base, verdict: "alive", detail: String(status) };
  return { ...base, verdict: status === 404 || status === 410 ? "dead" : "unsure", detail: `answers ${status}` };
}

/** In milliseconds. */
const TIMEOUT = 20_000;

/** Sends requests with a user agent that names this program and the site. */
export function askNetwork(site: string): Ask {
  const headers = { "User-Agent": `webpack-docs-doctor (${site})`, Accept: "text/html,*/*;q=0.5" };
  return async (url, method) => {
    try {
      const response = await fetch(url, { method, headers, signal: AbortSignal.timeout(TIMEOUT) });
      await response.body?.cancel();
      return { status: response.status };
    } catch (error) {
      return { error: codeOf(error) };
    }
  };
}

/** Node hides the network's error behind "fetch failed". */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return "unknown error";
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.name;
}
