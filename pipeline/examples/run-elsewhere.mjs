/*
 * node run-elsewhere.mjs SOCKET WORD…: has webpack-stand-in.ts run the webpack that is next in PATH, and says what it said.
 * Plain JavaScript, because to strip types would take longer than all that is done here.
 */
import { existsSync, realpathSync } from "node:fs";
import { connect } from "node:net";
import { delimiter, dirname, join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const [, , socket = "", ...words] = process.argv;
const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== dirname(socket));
const found = folders.map((folder) => join(folder, "webpack")).find((path) => existsSync(path));
if (found === undefined) {
  console.error("sh: webpack: not found");
  process.exit(127);
}
const program = realpathSync(found);
const connection = connect(socket);
connection.end(
  JSON.stringify({
    program,
    words,
    cwd: process.cwd(),
    environment: { ...process.env, PATH: folders.join(delimiter) },
  }),
);
const run = JSON.parse(await textOf(connection));
if (run === null) {
  process.argv.splice(1, 2, program);
  await import(pathToFileURL(program).href);
} else {
  for (const [stream, text] of run.pieces) (stream === 0 ? process.stdout : process.stderr).write(text);
  process.exitCode = run.code;
}
