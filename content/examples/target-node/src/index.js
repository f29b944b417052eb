import { extname } from "node:path";

const { describe } = await import("./describe.js");
console.log(describe(extname("photo.avif")));
