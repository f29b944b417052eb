import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import type { Measure } from "./measure.ts";

const IDLE = 10_000;
const BUSY = 1_000;
/** Number of requests of all busy connections in each round. */
const REQUESTS = 20_000;
const ROUNDS = 3;
/** How much memory may grow from the second round to the last, in bytes. */
const GROWTH = 48 * 1024 * 1024;

/**
 * Measures `npm start` with 10,000 idle connections and 1,000 busy ones. Throws if an answer is wrong, memory grows
 * from round to round, or the server doesn't stop immediately. Needs a built dist/, and `ulimit -n` above 12,000.
 */
export const measureServer: Measure = async () => {
  const child = spawn(process.execPath, ["cli/run.mjs", "start", "--no-build"], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      const [, found] = /http:\/\/localhost:(\d+)\//.exec(text) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    void ended.then((code) => reject(new Error(`npm start ended with ${code}: run npm run build first.`)));
  });
  const expected = await readFile("dist/concepts/index.html", "utf8");
  const idle = await openIdle(port);
  const agent = new Agent({ keepAlive: true, maxSockets: BUSY });
  const memory: number[] = [];
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await askAll(port, agent, expected);
    times.push(performance.now() - started);
    memory.push(await memoryOf(child.pid ?? 0));
  }
  const growth = (memory.at(-1) ?? 0) - (memory[1] ?? 0);
  if (growth > GROWTH) throw new Error(`The server's memory grew by ${growth} bytes from round to round.`);
  const open = idle.filter((socket) => !socket.destroyed).length;
  const stopping = performance.now();
  child.kill("SIGTERM");
  const code = await ended;
  const stopped = performance.now() - stopping;
  if (code !== 0 || stopped > 5000) throw new Error(`The server ended with ${code} after ${Math.round(stopped)} ms.`);
  agent.destroy();
  for (const socket of idle) socket.destroy();
  return [
    { measure: "server, idle connections", value: open, unit: "count" },
    { measure: "server, busy connections", value: BUSY, unit: "count" },
    { measure: "server, answers", value: REQUESTS * ROUNDS, unit: "count" },
    { measure: "server, a thousand answers", value: Math.round(Math.min(...times) / (REQUESTS / 1000)), unit: "ms" },
    { measure: "server, memory", value: memory.at(-1) ?? 0, unit: "bytes" },
    { measure: "server, memory growth", value: growth, unit: "bytes" },
    { measure: "server, time to stop", value: Math.round(stopped), unit: "ms" },
  ];
};

async function openIdle(port: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < IDLE) {
    const opening = Array.from({ length: 200 }, () => openOne(port));
    sockets.push(...(await Promise.all(opening)));
  }
  return sockets;
}

function openOne(port: number): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  const socket = connect(port, "127.0.0.1", () => resolve(socket));
  // The server may close connections that are idle for too long.
  socket.on("error", reject);
  return promise;
}

/** Requests an existing page, an unknown one, and a part of one, in turn. */
async function askAll(port: number, agent: Agent, expected: string): Promise<void> {
  let asked = 0;
  const worker = async () => {
    while (asked < REQUESTS) {
      const number = asked++;
      if (number % 4 === 1) {
        const { status } = await ask(port, agent, "/nothing/");
        if (status !== 404) throw new Error(`/nothing/ answered ${status}.`);
      } else if (number % 4 === 2) {
        const { status, body } = await ask(port, agent, "/concepts/", { range: "bytes=0-99" });
        if (status !== 206 || body !== expected.slice(0, 100)) throw new Error(`A part of /concepts/ was ${status}.`);
      } else {
        const { status, body } = await ask(port, agent, "/concepts/");
        if (status !== 200 || body !== expected) throw new Error(`/concepts/ answered ${status}, or something else.`);
      }
    }
  };
  await Promise.all(Array.from({ length: BUSY }, worker));
}

function ask(port: number, agent: Agent, path: string, headers = {}): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  get({ host: "127.0.0.1", port, path, agent, headers }, (response) => {
    let body = "";
    response.setEncoding("utf8").on("data", (text: string) => (body += text));
    response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    response.on("error", reject);
  }).on("error", reject);
  return promise;
}

/** Returns the memory of a process in bytes; 0 if the system has no /proc. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
