import type { InstalledPackage } from "./installed-package.ts";
import { loadWebpack } from "./load-webpack.ts";

/** Asks a version of webpack whether its validation rejects an option by its name, whatever value it has. */
export function isUnknownOption(source: InstalledPackage, name: string): boolean {
  const { validate } = loadWebpack(source);
  try {
    Reflect.apply(validate, undefined, [configurationWith(name)]);
    return false;
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    return message.includes(`unknown property '${name.split(".").at(-1)}'`);
  }
}

/** 'output.jsonpFunction' → { output: { jsonpFunction: true } }; rules are in `module.rules`. */
function configurationWith(name: string): unknown {
  const [first = "", ...rest] = name.split(".");
  const nested = rest.reduceRight<unknown>((value, key) => ({ [key.replace(/^<.*>$/, "name")]: value }), true);
  return first === "Rule" ? { module: { rules: [nested] } } : { [first]: nested };
}
