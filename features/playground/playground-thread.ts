/* Entry of the threads that dev-playground.ts starts: bundles a part of the playground and sends its files. */
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { findWebpackVersion } from "#model/webpack-versions.ts";
import { openCache, SHARED_CACHE } from "../../core/cache/step-cache.ts";
import { compilerFiles, pageFiles } from "./bundle-playground.ts";
import type { PlaygroundPart } from "./dev-playground.ts";

const { part, work }: { part: PlaygroundPart; work: string } = workerData;
const version = findWebpackVersion(part);
const files =
  version === undefined
    ? await pageFiles(work, openCache(join(work, "cache")))
    : await compilerFiles(openCache(SHARED_CACHE), version);
parentPort?.postMessage(files);
