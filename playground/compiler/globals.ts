/* Globals of Node that webpack expects. Must be the first module of the worker. */

import { Buffer } from "node:buffer";
import process from "node:process";

/** Messages arrive at once, while browsers delay nested timers by 4 ms. */
const { port1, port2 } = new MessageChannel();
const tasks = new Map<number, () => void>();
let lastTask = 0;

port1.onmessage = ({ data }: MessageEvent<number>) => {
  const task = tasks.get(data);
  tasks.delete(data);
  task?.();
};

Object.assign(globalThis, {
  global: globalThis,
  process,
  Buffer,
  setImmediate: (task: (...args: unknown[]) => void, ...args: unknown[]) => {
    const id = ++lastTask;
    tasks.set(id, () => task(...args));
    port2.postMessage(id);
    return id;
  },
  clearImmediate: (id: number) => void tasks.delete(id),
});
