import assert from "node:assert/strict";
import { test } from "node:test";
import { packageManagerCommands } from "./package-manager-commands.ts";

test("translates npm commands for each package manager", () => {
  // npm, yarn, pnpm, bun
  const table = [
    ["npm install", "yarn install", "pnpm install", "bun install"],
    ["npm ci", "yarn install --immutable", "pnpm install --frozen-lockfile", "bun install --frozen-lockfile"],
    ["npm install -D a b", "yarn add --dev a b", "pnpm add -D a b", "bun add --dev a b"],
    ["npm i --save-dev a", "yarn add --dev a", "pnpm add -D a", "bun add --dev a"],
    ["npm install a --save", "yarn add a", "pnpm add a", "bun add a"],
    ["npm install -g a", "yarn global add a", "pnpm add -g a", "bun add -g a"],
    ["npm install --save-exact a", "yarn add --save-exact a", "pnpm add --save-exact a", "bun add --save-exact a"],
    ["npm uninstall -D a", "yarn remove a", "pnpm remove a", "bun remove a"],
    ["npm run build", "yarn build", "pnpm run build", "bun run build"],
    ["npm run build -- --watch", "yarn build --watch", "pnpm run build --watch", "bun run build --watch"],
    ["npm test", "yarn test", "pnpm test", "bun run test"],
    ["npm start", "yarn start", "pnpm start", "bun run start"],
    ["npm init -y", "yarn init -y", "pnpm init", "bun init -y"],
    ["npm init vite@latest a", "yarn create vite@latest a", "pnpm create vite@latest a", "bun create vite@latest a"],
    ["npm create vite a -- --x y", "yarn create vite a --x y", "pnpm create vite a --x y", "bun create vite a --x y"],
    ["npx webpack --watch", "yarn webpack --watch", "pnpm exec webpack --watch", "bunx webpack --watch"],
    ["npx --yes serve dist", "yarn dlx serve dist", "pnpm dlx serve dist", "bunx serve dist"],
    ["mkdir app", "mkdir app", "mkdir app", "mkdir app"],
    ["# npm install a", "# npm install a", "# npm install a", "# npm install a"],
    ["npm i a && npx b", "yarn add a && yarn dlx b", "pnpm add a && pnpm dlx b", "bun add a && bunx b"],
  ] as const;
  for (const [npm, yarn, pnpm, bun] of table)
    assert.deepEqual(packageManagerCommands(npm), { npm, yarn, pnpm, bun }, npm);
});

test("keeps lines separate, without their prompts", () => {
  assert.deepEqual(packageManagerCommands("$ mkdir a\n\n  $ npm ci"), {
    npm: "mkdir a\n\nnpm ci",
    yarn: "mkdir a\n\nyarn install --immutable",
    pnpm: "mkdir a\n\npnpm install --frozen-lockfile",
    bun: "mkdir a\n\nbun install --frozen-lockfile",
  });
});
