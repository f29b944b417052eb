import type { Progress } from "../pipeline/build-site.ts";

/** Prints each step of a build and its time in milliseconds. */
export function terminalProgress(): Progress {
  const write = (text: string) => void process.stderr.write(text);
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
  };
}
