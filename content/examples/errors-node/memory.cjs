const { spawnSync } = require("node:child_process");

const { stderr } = spawnSync(process.execPath, ["--max-old-space-size=30", "fill.cjs"], { encoding: "utf8" });
console.log(/JavaScript heap out of memory/.exec(stderr)?.[0]);
