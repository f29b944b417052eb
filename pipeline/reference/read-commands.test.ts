import assert from "node:assert/strict";
import { test } from "node:test";
import { parseCommands, parseFlags } from "./read-commands.ts";

const HELP = `Options
  -c, --config <pathToConfigFile...>     Provide path to files.
  --no-color                             Disable colors on console.

Commands
  build|bundle|b [entries...] [options]  Run webpack (default command, can be omitted).
  version|v [options]                    Output the version number.
`;

test("commands and flags are read from what help prints", () => {
  assert.deepEqual(parseCommands(HELP), [
    { name: "build", type: "build|bundle|b [entries...] [options]" },
    { name: "version", type: "version|v [options]" },
  ]);
  assert.deepEqual(
    parseFlags(HELP).map(({ name, type }) => `${name}: ${type}`),
    ["--config: -c, --config <pathToConfigFile...>", "--no-color: --no-color"],
  );
});
