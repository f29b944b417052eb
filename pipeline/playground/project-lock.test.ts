import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { projectLock } from "./project-lock.ts";

test("keeps what webpack and its command line need, from where Node finds it", () => {
  const { packages } = projectLock({
    packages: {
      "": {},
      "node_modules/webpack": { version: "5.0.0", dependencies: { tapable: "^2.0.0" }, peer: true },
      "node_modules/webpack-cli": {
        version: "7.0.0",
        dependencies: { tapable: "^1.0.0" },
        peerDependencies: { webpack: "^5.0.0", sass: "^1.0.0" },
        peerDependenciesMeta: { sass: { optional: true } },
      },
      "node_modules/webpack-cli/node_modules/tapable": { version: "1.0.0", dependencies: { deep: "*" } },
      "node_modules/tapable": { version: "2.0.0", optionalDependencies: { native: "*", absent: "*" } },
      "node_modules/deep": { version: "1.0.0" },
      "node_modules/native": { version: "1.0.0" },
      "node_modules/sass": { version: "1.0.0" },
      "node_modules/react": { version: "19.0.0" },
    },
  });
  assert.deepEqual(Object.keys(packages), [
    "",
    "node_modules/deep",
    "node_modules/native",
    "node_modules/tapable",
    "node_modules/webpack",
    "node_modules/webpack-cli",
    "node_modules/webpack-cli/node_modules/tapable",
  ]);
  assert.deepEqual(packages[""], { devDependencies: { webpack: "5.0.0", "webpack-cli": "7.0.0" } });
  assert.deepEqual(packages["node_modules/webpack"], {
    version: "5.0.0",
    dependencies: { tapable: "^2.0.0" },
    dev: true,
  });
});

test("npm ci accepts a project's lock, which pins all packages", () => {
  const lock = projectLock(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const { "": project, ...packages } = lock.packages;
  const folder = mkdtempSync(join(tmpdir(), "project-lock-"));
  try {
    writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, ...project }));
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
    const report = execFileSync("npm", ["ci", "--dry-run", "--offline", "--ignore-scripts", "--no-audit"], {
      cwd: folder,
      encoding: "utf8",
    });
    assert.match(report, /^added \d+ packages/m);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const [name, locked] of Object.entries(packages)) assert.ok("integrity" in locked, name);
});
