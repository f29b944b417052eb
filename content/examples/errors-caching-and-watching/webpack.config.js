import path from "node:path";
import { RemoteCachePlugin } from "./failing.js";

const base = { mode: "development", devtool: false, entry: "./src/index.js", stats: "errors-warnings" };
const cache = (name, folder = ".cache") => ({ type: "filesystem", name, cacheDirectory: path.resolve(folder) });
const loader = (file) => ({ rules: [{ test: /index\.js$/, use: file }] });

export default [
  { ...base, name: "serializer", cache: cache("serializer"), module: loader("./price-list.js") },
  { ...base, name: "big", cache: cache("big"), module: loader("./big.js") },
  { ...base, name: "folder", cache: cache("folder", "src/cache-file") },
  { ...base, name: "page", cache: cache("shop") },
  { ...base, name: "worker", cache: cache("shop") },
  { ...base, name: "read", plugins: [new RemoteCachePlugin("read")] },
  { ...base, name: "write", plugins: [new RemoteCachePlugin("write")] },
];
