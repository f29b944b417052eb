import assert from "node:assert/strict";
import { test } from "node:test";
import { WEBPACK } from "#model/documented-webpack.ts";
import { siteOf, withTitle } from "../../test/source-page-of.ts";
import { verifiedWith } from "./verified-with.ts";

test("only says that examples are verified if all code of the page runs or is validated", () => {
  const project = '```js title="src/a.js" example="one"\nlet a;\n```\n';
  const config = '```js title="webpack.config.js"\nexport default {};\n```\n';
  const table: [body: string, verified: string | undefined][] = [
    ["Text.\n", undefined],
    [config, undefined],
    [project, WEBPACK],
    [`${project}\n${config}\n\`\`\`bash\nnpx webpack\n\`\`\`\n`, WEBPACK],
    [`${project}\n\`\`\`js\nlet b;\n\`\`\`\n`, undefined],
  ];
  for (const [body, verified] of table) {
    const { page } = siteOf({ "guides/a.md": withTitle(body) });
    assert.equal(verifiedWith(page), verified, body);
  }
});
