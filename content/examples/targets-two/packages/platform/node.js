import { version } from "node:process";

export const platform = version.startsWith("v") ? "server" : "unknown";
