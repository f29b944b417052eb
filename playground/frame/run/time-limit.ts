import type { Place } from "./instrument.ts";

/** How long a task of the bundle may take, in milliseconds. Some browsers can't show or stop anything meanwhile. */
export const TASK_LIMIT = 5000;

/** Reading the clock each time would make loops several times slower. */
const CHECKS_PER_READING = 64;

type Options = {
  limit: number;
  /** Calls back once the current task has ended. */
  afterTask: (callback: () => void) => void;
  /** Receives the first loop or function that was stopped. */
  onEnd: (place: Place | undefined) => void;
};

/** Measures tasks, including their microtasks. Once one took too long, every check throws, so `catch` doesn't help. */
export function createTimeLimit({ limit, afterTask, onEnd }: Options) {
  const places: Place[] = [];
  let checks = 0;
  let begin: number | undefined;
  let hasEnded = false;
  const forget = () => {
    begin = undefined;
  };
  return {
    note: (place: Place): number => places.push(place) - 1,
    check: (place: number): void => {
      if (checks++ % CHECKS_PER_READING !== 0 && begin !== undefined && !hasEnded) return;
      if (begin === undefined) {
        begin = performance.now();
        afterTask(forget);
      }
      if (!hasEnded && performance.now() - begin < limit) return;
      if (!hasEnded) onEnd(places[place]);
      hasEnded = true;
      throw new Error("The playground stopped this run.");
    },
  };
}

/** Returns a place as `main.js:3`. */
export function nameOfPlace({ file, code, offset }: Place): string {
  return `${file}:${code.slice(0, offset).split("\n").length}`;
}
