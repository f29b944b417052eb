import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { checkJson } from "./check-json.ts";

const Links = z.strictObject({
  links: z.array(z.strictObject({ title: z.string().describe("Shown in the footer."), url: z.url() })),
});

const GOOD = `{
  "links": [
    { "title": "One", "url": "https://one.example/" },
    { "title": "Two", "url": "https://two.example/" }
  ]
}
`;

/**
 * Names of mistakes, the text that each replaces, its replacement, and the start of its problem: 'line:column rule
 * message fix'.
 */
const MISTAKES: [name: string, from: string, to: string, ...problems: string[]][] = [
  ["a missing comma", '"One",', '"One"', "3:22 data-syntax This isn't JSON: Expected ',' or '}' after property value."],
  ["an extra comma", 'two.example/" }', 'two.example/" },', "5:3 data-syntax This isn't JSON: Unexpected token ']'."],
  ["a missing end", "]\n}\n", "]\n", "6:1 data-syntax This isn't JSON: Expected ',' or '}' after property value."],
  ["an empty file", GOOD, "", "1:1 data-syntax This isn't JSON: Unexpected end of JSON input."],
  [
    "a misspelled key",
    '"title": "Two"',
    '"titel": "Two"',
    "4:5 data-value 'links.1.title' is missing. title: Shown in the footer.",
    "4:7 data-key Unknown key 'titel'. Did you mean title? Known keys: title, url.",
  ],
  ["a wrong value", '"https://two.example/"', '"two.example"', "4:30 data-value 'links.1.url': Invalid URL."],
  [
    "a value of the wrong type",
    '"Two"',
    "2",
    "4:16 data-value 'links.1.title': Invalid input: expected string, received number. title: Shown in the footer.",
  ],
  ["a file of the wrong type", GOOD, "[]", "1:1 data-value The file: Invalid input: expected object"],
];

for (const [name, from, to, ...expected] of MISTAKES) {
  test(`${name} is reported with its place`, () => {
    assert.ok(GOOD.includes(from));
    const problems = checkJson("data/links.json", GOOD.replace(from, to), Links);
    const found = problems.map(({ line, column, rule, message, fix }) => `${line}:${column} ${rule} ${message} ${fix}`);
    assert.equal(found.length, expected.length, found.join("\n"));
    for (const [index, start] of expected.entries()) assert.ok(found[index]?.startsWith(start), found[index]);
    for (const { file, severity } of problems) assert.deepEqual([file, severity], ["../data/links.json", "error"]);
  });
}

test("valid data has no mistakes", () => {
  assert.deepEqual(checkJson("data/links.json", GOOD, Links), []);
});
