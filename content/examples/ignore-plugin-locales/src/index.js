import { format } from "./dates/index.js";

const canvas = await import("canvas").catch(({ message }) => message);
console.log(canvas);
console.log(await format(7, "en"));
console.log(await format(7, "de").catch(({ message }) => message));
