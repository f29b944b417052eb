export * from "./esm.js";
