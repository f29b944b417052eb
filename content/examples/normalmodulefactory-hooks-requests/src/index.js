import version from "app:version";
import greeting from "@greeting";

console.log(greeting, version);

for (const load of [() => import("./debug.js"), () => import("node-only/files")]) {
  await load().catch((error) => console.log(error.message));
}
