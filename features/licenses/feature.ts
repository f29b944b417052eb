import type { Feature } from "../../core/project/feature.ts";
import { readPackageLock } from "./package-lock.ts";
import { licenseList, softwareBill } from "./software-bill.ts";

/** What the site is made with, as a list of licenses and as a software bill of materials. */
export const LICENSES: Feature = {
  name: "licenses",
  files: () => {
    const lock = readPackageLock();
    return new Map([
      ["sbom.cdx.json", () => softwareBill(lock)],
      ["licenses.txt", () => licenseList(lock)],
    ]);
  },
};
