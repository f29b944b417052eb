import assert from "node:assert/strict";
import { test } from "node:test";
import { documentStyles } from "./document-styles.ts";

test("documents have the styles of everything that the build renders, and no others", () => {
  const styles = documentStyles();
  assert.equal(styles[0], "site/styles/tokens.css");
  for (const file of [
    "site/shell/header/header.module.css",
    "site/article/breadcrumb/breadcrumb.module.css",
    "site/prose/code.css",
    "site/components/flag-table/flag-table.module.css",
    "site/offline/offline-screen/offline-screen.module.css",
  ])
    assert.ok(styles.includes(file), file);
  for (const file of ["site/search/dialog/search-dialog.module.css", "site/navigation/watch-edits.css"])
    assert.ok(!styles.includes(file), file);
});
