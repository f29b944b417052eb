import { mkdir, mkdtemp, rename, rm, symlink } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Served, startServer } from "../run-command.ts";
import { type BuildName, prepareBuilds } from "./builds.ts";

/** The fault of a single request. */
export type Fault =
  /** Holds the response until then. */
  | { type: "held"; until: Promise<void> }
  /** Sends another response instead; by default an empty text that was found. */
  | { type: "answer"; status?: number; contentType?: string; body?: string; location?: string }
  /** Drops the connection before the response. */
  | { type: "lost" }
  /** Drops the connection in the middle of the response. */
  | { type: "truncated" };

export type Faults = Readonly<Record<string, Fault>> | ((path: string) => Fault | undefined);

export type DeployedSite = {
  url: string;
  deploy: (build: BuildName) => Promise<void>;
  /** Applies to requests from now on: a fault for each path, or a function of the path. None removes all faults. */
  setFaults: (faults?: Faults) => void;
  /** Returns the paths requested since the last call, without queries. */
  takeRequests: () => string[];
  stop: () => Promise<void>;
};

/** Runs `npm start` on a folder whose build can be replaced, behind a network that can fail on demand. */
export async function serveDeployments(first: BuildName): Promise<DeployedSite> {
  const builds = await prepareBuilds();
  const folder = await mkdtemp(join(tmpdir(), "deployed-"));
  const live = join(folder, "live");
  let deployments = 0;
  const deploy = async (build: BuildName) => {
    const link = join(folder, `${++deployments}`);
    await symlink(join(builds, build), link);
    await rename(link, live);
  };
  await mkdir(folder, { recursive: true });
  await deploy(first);
  const origin = await startServer(["start", "--no-build", "--out", live]);
  let faults: Faults = {};
  const requests: string[] = [];
  const network = createServer((incoming, response) => {
    const path = (incoming.url ?? "/").split("?")[0] ?? "/";
    requests.push(path);
    void pass(incoming, response, origin, typeof faults === "function" ? faults(path) : faults[path]);
  });
  await new Promise<void>((resolve) => network.listen(0, "localhost", resolve));
  const address = network.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    deploy,
    setFaults: (next = {}) => {
      faults = next;
    },
    takeRequests: () => requests.splice(0),
    stop: async () => {
      network.close();
      network.closeAllConnections();
      await origin.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function pass(
  incoming: IncomingMessage,
  response: ServerResponse,
  origin: Served,
  fault: Fault | undefined,
): Promise<void> {
  if (fault?.type === "lost") return void response.destroy();
  if (fault?.type === "answer") {
    const { status = 200, contentType = "text/plain", body = "", location } = fault;
    response.writeHead(status, { "Content-Type": contentType, ...(location !== undefined && { Location: location }) });
    return void response.end(body);
  }
  if (fault?.type === "held") await fault.until;
  if (response.destroyed) return;
  const { method, headers, url } = incoming;
  const forwarded = request(`${origin.url}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    if (fault?.type !== "truncated") return void answer.pipe(response);
    answer.once("data", (part: Buffer) => {
      response.write(part.subarray(0, part.length / 2), () => response.destroy());
      answer.destroy();
    });
    answer.once("end", () => response.destroy());
  });
  forwarded.on("error", () => response.destroy());
  forwarded.end();
}
