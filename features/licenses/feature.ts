import { join } from "node:path";
import type { Feature, MakeContent } from "../../core/project/feature.ts";
import { licenseList } from "./license-list.ts";
import { readPackageLock } from "./package-lock.ts";
import { sbom } from "./sbom.ts";

const SBOM_STEP = { name: "sbom", module: join(import.meta.dirname, "sbom.ts") };

/** What the site is made with, as a list of licenses and as a software bill of materials. */
export const LICENSES: Feature = {
  name: "licenses",
  files: ({ shared }) =>
    new Map<string, MakeContent>([
      ["sbom.cdx.json", () => shared.bytes(SBOM_STEP, [{ files: ["package.json"] }], sbom)],
      ["licenses.txt", () => licenseList(readPackageLock())],
    ]),
};
