const { join } = await import("tools");
const { color } = await import("theme/color.js");
const { secret } = await import("theme/internal/secret.js");

console.log(join(color, secret));

await __webpack_init_sharing__("default");
for (const [name, versions] of Object.entries(__webpack_share_scopes__.default)) {
  for (const [version, { from }] of Object.entries(versions)) console.log(name, version, "from", from);
}
