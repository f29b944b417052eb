import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";

const links = {
  "apps/web/node_modules/@shop/ui": "packages/ui",
  "apps/web/node_modules/@shop/build": "packages/build",
  "apps/web/node_modules/clock": "vendor/clock-web",
  "apps/admin/node_modules/@shop/format": "packages/format",
  "apps/admin/node_modules/@shop/build": "packages/build",
  "packages/ui/node_modules/@shop/format": "packages/format",
  "packages/ui/node_modules/clock": "vendor/clock-ui",
};
for (const [link, folder] of Object.entries(links)) {
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.resolve(folder), link, "junction");
}
