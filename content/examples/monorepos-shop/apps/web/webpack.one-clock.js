import path from "node:path";
import { app } from "@shop/build";

export default app(import.meta.dirname, {
  resolve: { alias: { clock: path.join(import.meta.dirname, "node_modules/clock") } },
});
