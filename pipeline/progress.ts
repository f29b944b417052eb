/** Tells a person what a long command is doing: each step, how far it is, and the time it took. */
export type Progress = {
  /** Runs a step and prints its time in milliseconds when it ends. `count` says how much there is, e.g. "143 pages". */
  step: <T>(name: string, work: (count: (text: string) => void) => T | Promise<T>) => Promise<T>;
  total: () => number;
};

export function terminalProgress(write: (text: string) => void = (text) => void process.stderr.write(text)): Progress {
  const begun = performance.now();
  const live = process.stderr.isTTY === true;
  return {
    step: async (name, work) => {
      const start = performance.now();
      let counted = "";
      if (live) write(`  ${name}…`);
      const result = await work((text) => {
        counted = text;
        if (live) write(`\r  ${name}… ${text}`);
      });
      const time = `${Math.round(performance.now() - start)} ms`;
      write(`${live ? "\r\u001B[K" : ""}✓ ${name.padEnd(12)} ${counted.padEnd(24)} ${time.padStart(8)}\n`);
      return result;
    },
    total: () => performance.now() - begun,
  };
}
