import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";

const Message = z.object({ id: z.unknown().optional(), method: z.string().optional(), result: z.unknown().optional() });
const Hover = z.object({ contents: z.object({ value: z.string() }) });

const TSC = resolve("node_modules/typescript/bin/tsc");

/** Returns what an editor shows for each piece of a file, by asking TypeScript's language server as editors do. */
export async function hoversInEditor(folder: string, file: string, pieces: readonly string[]): Promise<string[]> {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const uri = pathToFileURL(path).href;
  const server = spawn(process.execPath, [TSC, "--lsp", "-stdio"], { cwd: folder });
  try {
    const { request, notify } = connectTo(server);
    await request("initialize", { processId: process.pid, rootUri: pathToFileURL(folder).href, capabilities: {} });
    notify("initialized", {});
    notify("textDocument/didOpen", { textDocument: { uri, languageId: "typescript", version: 1, text } });
    const hovers: string[] = [];
    for (const piece of pieces) {
      const lines = text.slice(0, text.indexOf(piece)).split("\n");
      const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
      const hover = await request("textDocument/hover", { textDocument: { uri }, position });
      hovers.push(Hover.parse(hover).contents.value);
    }
    await request("shutdown", undefined);
    notify("exit", undefined);
    return hovers;
  } finally {
    // The server exits when its input ends.
    server.stdin.end();
  }
}

/** Speaks JSON-RPC in the framing of the Language Server Protocol. */
function connectTo(server: ChildProcessWithoutNullStreams) {
  const waiting = new Map<unknown, (result: unknown) => void>();
  let input = Buffer.alloc(0);
  let last = 0;
  const send = (message: object) => {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const receive = (text: string) => {
    const { id, method, result } = Message.parse(JSON.parse(text));
    // The server asks for the editor's settings, which this one doesn't have.
    if (method !== undefined && id !== undefined) send({ id, result: null });
    else waiting.get(id)?.(result);
  };
  server.stdout.on("data", (data: Buffer) => {
    input = Buffer.concat([input, data]);
    for (;;) {
      const head = input.indexOf("\r\n\r\n");
      const length = Number(/Content-Length: (\d+)/.exec(input.subarray(0, Math.max(head, 0)).toString())?.[1]);
      if (head === -1 || input.length < head + 4 + length) return;
      receive(input.subarray(head + 4, head + 4 + length).toString());
      input = input.subarray(head + 4 + length);
    }
  });
  return {
    request: (method: string, params: unknown) =>
      new Promise<unknown>((done) => {
        waiting.set(++last, done);
        send({ id: last, method, params });
      }),
    notify: (method: string, params: unknown) => send({ method, params }),
  };
}
