import path from "node:path";

const names = [
  "version", "webpack", "mode", "target", "hot", "sourceMap", "rootContext", "context",
  "resource", "resourcePath", "resourceQuery", "resourceFragment",
  "request", "previousRequest", "currentRequest", "remainingRequest",
  "loaderIndex", "query", "hashFunction", "hashDigest", "hashDigestLength", "hashSalt", "siteName",
];

export default function printLoader(source) {
  for (const name of names) console.log(`this.${name}: ${JSON.stringify(this[name])}`);
  console.log("this.getOptions():", this.getOptions());
  console.log("this.loaders:", this.loaders.map((loader) => path.basename(loader.path)));
  console.log("this.environment.arrowFunction:", this.environment.arrowFunction);
  console.log("this.getDependencies():", this.getDependencies().length);
  return source;
}
