import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import semver from "semver";
import { NEWEST, WEBPACK_VERSIONS } from "#model/webpack-versions.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { projectLock } from "./project-lock.ts";

const OLDER = { name: "4.9", package: "webpack-4.9", size: "" };

test("keeps what webpack and its command line need, from where Node finds it", () => {
  const { packages } = projectLock(
    {
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
    },
    NEWEST,
  );
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

test("an older webpack replaces the newest, with the packages that only it has", () => {
  const lock = {
    packages: {
      "node_modules/webpack": { version: "5.0.0", dependencies: { new: "*" } },
      "node_modules/webpack/node_modules/new": { version: "1.0.0" },
      "node_modules/webpack-4.9": { name: "webpack", version: "4.9.0", dependencies: { tapable: "*", old: "*" } },
      "node_modules/webpack-4.9/node_modules/old": { version: "1.0.0" },
      "node_modules/webpack-cli": { version: "7.0.0", peerDependencies: { webpack: "*" } },
      "node_modules/tapable": { version: "2.0.0", peerDependencies: { webpack: "*" } },
    },
  };
  const { packages } = projectLock(lock, OLDER);
  assert.deepEqual(packages["node_modules/webpack"], {
    version: "4.9.0",
    dependencies: { tapable: "*", old: "*" },
    dev: true,
  });
  assert.deepEqual(Object.keys(packages), [
    "",
    "node_modules/tapable",
    "node_modules/webpack",
    "node_modules/webpack-cli",
    "node_modules/webpack/node_modules/old",
  ]);
  assert.deepEqual(projectLock(lock, { ...OLDER, commandLine: "6.0.0" }).packages, {
    "": { devDependencies: { webpack: "4.9.0", "webpack-cli": "6.0.0" } },
  });
});

const LOCK = JSON.parse(readFileSync("package-lock.json", "utf8"));

for (const version of WEBPACK_VERSIONS.filter(({ commandLine }) => commandLine === undefined))
  test(`npm ci accepts the lock of a project with webpack ${version.name}, which pins all packages`, () => {
    const lock = projectLock(LOCK, version);
    const { "": project, ...packages } = lock.packages;
    assert.equal(packages["node_modules/webpack"]?.version, LOCK.packages[`node_modules/${version.package}`].version);
    const cwd = temporaryFolder({
      "package.json": JSON.stringify({ private: true, ...project }),
      "package-lock.json": JSON.stringify(lock),
    });
    const options = ["ci", "--dry-run", "--offline", "--ignore-scripts", "--no-audit"];
    assert.match(execFileSync("npm", options, { cwd, encoding: "utf8" }), /^added \d+ packages/m);
    for (const [name, locked] of Object.entries(packages)) assert.ok("integrity" in locked, name);
  });

test("the installed webpack-cli accepts each version that doesn't name another one", () => {
  const accepted = LOCK.packages["node_modules/webpack-cli"].peerDependencies.webpack;
  for (const { name, package: alias, commandLine } of WEBPACK_VERSIONS) {
    const { version } = LOCK.packages[`node_modules/${alias}`];
    assert.equal(semver.satisfies(version, accepted), commandLine === undefined, name);
  }
});
