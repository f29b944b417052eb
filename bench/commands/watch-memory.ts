import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Milliseconds between two readings. */
const INTERVAL = 100;

/** Returns the peak memory of a process and its descendants, in bytes; undefined if the system has no /proc. */
export function watchMemory(root: number | undefined): { peak: () => { memory?: number }; stop: () => void } {
  let most = 0;
  const timer = setInterval(() => {
    if (root !== undefined) most = Math.max(most, memoryBelow(root));
  }, INTERVAL);
  return { peak: () => (most === 0 ? {} : { memory: most }), stop: () => clearInterval(timer) };
}

function memoryBelow(root: number): number {
  const processes = readProcesses();
  const own = new Set([root]);
  // Children have larger ids than their parents, except when ids start over.
  for (const [id, { parent }] of [...processes].sort(([a], [b]) => a - b)) if (own.has(parent)) own.add(id);
  return [...own].reduce((sum, id) => sum + (processes.get(id)?.memory ?? 0), 0);
}

function readProcesses(): Map<number, { parent: number; memory: number }> {
  const found = new Map<number, { parent: number; memory: number }>();
  // Only Linux has /proc.
  for (const name of existsSync("/proc") ? readdirSync("/proc").filter((entry) => /^\d+$/.test(entry)) : []) {
    // 'VmRSS:	  1234 kB'. A process that ends meanwhile has no file.
    const status = readText(`/proc/${name}/status`);
    const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1];
    const memory = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
    if (parent !== undefined) found.set(Number(name), { parent: Number(parent), memory: Number(memory ?? 0) * 1024 });
  }
  return found;
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
