import assert from "node:assert/strict";
import { test } from "node:test";
import { plainCommand } from "./plain-command.ts";

test("a plain command is a program and its words", () => {
  const commands: Record<string, ReturnType<typeof plainCommand>> = {
    "npx webpack": { program: "webpack", words: [] },
    "npx --no webpack ./a.js --mode none": { program: "webpack", words: ["./a.js", "--mode", "none"] },
    "webpack --config-name server": { program: "webpack", words: ["--config-name", "server"] },
    "node build.js": { program: "build.js", words: [] },
    "node ./tools/build.mjs --fast a,b": { program: "./tools/build.mjs", words: ["--fast", "a,b"] },
  };
  for (const [command, expected] of Object.entries(commands))
    assert.deepEqual(plainCommand(command), expected, command);
});

test("what needs a shell, options of Node or another program is none", () => {
  const commands = [
    "npx webpack | cat",
    "npx webpack 2>&1",
    "A=1 npx webpack",
    "cd a && webpack",
    "npx webpack --env 'a b'",
    "npx webpack-cli",
    "node -p 1",
    "node --import ./a.js b.js",
    "node a.js $HOME",
    "node data.json",
    "npm run build",
  ];
  for (const command of commands) assert.equal(plainCommand(command), undefined, command);
});
