import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { type Ask, type LinkState, stateOf } from "./link-state.ts";

type Options = {
  ask: Ask;
  /** Pause between two requests to a host, in milliseconds. */
  pause: number;
  /** Called after each host, so that an interrupted run isn't lost. */
  save?: (states: ReadonlyMap<string, LinkState>) => void;
};

/** Hosts that are asked at the same time. */
const MAX_HOSTS = 4;
/** After this many hosts without any answer, the network counts as down. */
const HOSTS_WITHOUT_ANSWER = 3;

/** Requests URLs, one after the other at each host. Returns the known states if there's no network. */
export async function askLinks(
  urls: Iterable<string>,
  { ask, pause, save = () => undefined }: Options,
): Promise<{ states: Map<string, LinkState>; isOffline: boolean }> {
  const states = new Map<string, LinkState>();
  const hosts = Map.groupBy(urls, (url) => new URL(url).host).values();
  let answered = false;
  let silent = 0;
  const isOffline = () => !answered && silent >= HOSTS_WITHOUT_ANSWER;

  const askHost = async (host: readonly string[]) => {
    if (isOffline()) return;
    for (const [index, url] of host.entries()) {
      if (index > 0) await setTimeout(pause);
      const state = await stateOf(url, ask);
      states.set(url, state);
      if (state.answered) answered = true;
      // Stop asking a host that wants fewer requests or doesn't answer.
      if (!state.answered || state.isBusy) break;
    }
    const first = states.get(host[0] ?? "");
    if (first?.answered === false) silent++;
    save(states);
  };
  await Readable.from(hosts).forEach(askHost, { concurrency: MAX_HOSTS });
  // Without a network, no link can be called dead.
  return answered || states.size === 0 ? { states, isOffline: false } : { states: new Map(), isOffline: true };
}
