import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * Returns the locked packages as a bill of materials in CycloneDX format, as `npm sbom` writes it, but without its date
 * and identifier, so that the same lock file always produces the same bytes. Needs no network.
 */
export async function sbom(): Promise<string> {
  const { stdout } = await promisify(execFile)("npm", ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"], {
    maxBuffer: 1e8,
    // npm is a script for the shell there.
    shell: process.platform === "win32",
  });
  const { serialNumber, metadata, ...bill } = JSON.parse(stdout);
  const { component } = metadata;
  // npm names the project after its folder.
  const [name] = component["bom-ref"].split("@");
  return JSON.stringify({ ...bill, metadata: { component: { ...component, name } } });
}
