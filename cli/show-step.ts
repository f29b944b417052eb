import type { RunStep } from "../core/build/build-site.ts";

/** Prints a step of a build and its time in milliseconds. */
export const showStep: RunStep = async (name, work) => {
  const write = (text: string) => void process.stderr.write(text);
  const live = process.stderr.isTTY === true;
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
};
