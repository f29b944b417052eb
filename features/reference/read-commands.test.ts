import assert from "node:assert/strict";
import { test } from "node:test";
import { help, parseCommands, parseFlags } from "./read-commands.ts";
import { readReference } from "./read-reference.ts";

const HELP = `Options
  -c, --config <pathToConfigFile...>     Provide path to files.
  --no-color                             Disable colors on console.

Commands
  build|bundle|b [entries...] [options]  Run webpack (default command, can be omitted).
  version|v [options]                    Output the version number.
`;

test("reads commands and flags from the output of help", () => {
  assert.deepEqual(parseCommands(HELP), [
    { name: "build", type: "build|bundle|b [entries...] [options]" },
    { name: "version", type: "version|v [options]" },
  ]);
  assert.deepEqual(
    parseFlags(HELP).map(({ name, type }) => `${name}: ${type}`),
    ["--config: -c, --config <pathToConfigFile...>", "--no-color: --no-color"],
  );
});

const { entries, flags } = await readReference();

for (const command of ["build", "serve"]) {
  test(`documents exactly the flags of webpack ${command} that its help prints`, async () => {
    const printed = parseFlags(await help([command, "--help=verbose"])).map(({ name }) => name);
    const ofServer = ({ options }: (typeof flags)[number]) => options[0]?.startsWith("devServer.") === true;
    const known = [
      ...entries.filter(
        ({ category, owner }) => category === "cli" && owner?.split(", ").includes(`webpack ${command}`),
      ),
      ...flags
        .filter((flag) => command === "serve" || !ofServer(flag))
        .flatMap(({ names }) => names.map((name) => ({ name }))),
    ].map(({ name }) => name);
    assert.deepEqual(known.toSorted(), printed.toSorted());
  });
}
