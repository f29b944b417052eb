import assert from "node:assert/strict";
import { test } from "node:test";
import { type MessageIndex, optionsOfMessage, sectionOfLine, sectionOfMessage, signatureOf } from "./messages.ts";

const INDEX: MessageIndex = {
  sections: [
    { title: "Can't resolve", url: "/errors/a/", lines: ["Module not found: Error: Can't resolve ' in '"] },
    {
      title: "No polyfills",
      url: "/errors/b/",
      lines: ["Module not found: Error: Can't resolve ' in '", "BREAKING CHANGE: webpack < 0 had polyfills."],
    },
  ],
  options: { mode: "/mode/", "output.path": "/path/", "module.rules": "/rules/" },
};

test("messages that only differ in names have the same signature", () => {
  for (const [line, other] of [
    ["Error: Can't resolve './a.js' in '/b'", "Can't resolve 'react' in '/project/src'"],
    [
      "export 'a' was not found in './b.js' (possible exports: c)",
      "export 'x' was not found in '../y.js' (module has no exports)",
    ],
    ["✖ Error: Unexpected token (1:6)", "Unexpected token (12:34)"],
    ["[webpack-cli] Failed to load '/a.js' config", "✖ Failed to load '/project/b.js' config"],
    ["restored from /tmp/cache/0.pack in 12 ms", "restored from ./cache/11.pack in 3 ms"],
  ] as const)
    assert.equal(signatureOf(line), signatureOf(other), line);
  assert.notEqual(signatureOf("Can't resolve 'a' in 'b'"), signatureOf("Can't read 'a' in 'b'"));
});

test("a message leads to the section that quotes most of it", () => {
  const short = "Module not found: Error: Can't resolve 'fs' in '/project'";
  assert.equal(sectionOfMessage(short, INDEX)?.url, "/errors/a/");
  assert.equal(sectionOfMessage(`${short}\n\nBREAKING CHANGE: webpack < 5 had polyfills.`, INDEX)?.url, "/errors/b/");
  assert.equal(sectionOfMessage("boom", INDEX), undefined);
  assert.equal(sectionOfLine(`  ${short}`, INDEX)?.url, "/errors/a/");
});

test("of sections that quote as many lines, the one that quotes a later line explains the message", () => {
  const section = (url: string, line: string) => ({ title: url, url, lines: [line] });
  const lines = ["Build failed", "Disk is full"];
  const [first, later] = [section("/first/", "Build failed"), section("/later/", "Disk is full")];
  for (const sections of [
    [first, later],
    [later, first],
  ])
    assert.equal(sectionOfMessage(lines.join("\n"), { sections, options: {} })?.url, "/later/");
});

test("finds options by their path in a configuration and by their name", () => {
  const namesIn = (message: string) => optionsOfMessage(message, INDEX).map(({ name }) => name);
  assert.deepEqual(namesIn(" - configuration.module.rules[0].use should be a string"), ["module.rules"]);
  assert.deepEqual(namesIn(" - configuration[1].output.path: The provided value is not absolute"), ["output.path"]);
  assert.deepEqual(namesIn("The 'mode' option has not been set. Set output.path, too."), ["output.path", "mode"]);
  assert.deepEqual(namesIn("in ./output.path/index.js of module.rules.js and configuration.toString"), []);
});
