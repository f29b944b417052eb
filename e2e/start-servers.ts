import type { FullConfig } from "@playwright/test";
import { DIST } from "./dist.ts";
import { startServer } from "./run-command.ts";

/** Starts servers for the build and, if it's tested, for development on free ports, and returns how to stop them. */
export default async function startServers({ projects }: FullConfig): Promise<() => Promise<void>> {
  const build = await startServer(["start", "--no-build", "--out", DIST]);
  process.env["E2E_BUILD_URL"] = build.url;
  if (!projects.some(({ name }) => name === "dev")) return build.stop;
  // The first start bundles the site's code, which the tests' own dev servers then reuse.
  const dev = await startServer(["dev"]);
  process.env["E2E_DEV_URL"] = dev.url;
  return async () => {
    await Promise.all([build.stop(), dev.stop()]);
  };
}
