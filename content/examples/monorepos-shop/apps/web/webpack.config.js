import { app } from "@shop/build";

export default app(import.meta.dirname);
