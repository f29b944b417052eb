import type webpack from "webpack";
import { propertiesOf, propertyOf } from "./look-into.ts";

/** Options that can be set on the command line: path without brackets → flag, 'module.rules.test' → '--module-rules-test'. */
export function optionFlags(exported: typeof webpack, schema?: unknown): Map<string, string> {
  const flags = new Map<string, string>();
  // The package's types ask for a schema of its own.
  const all: unknown = Reflect.apply(exported.cli.getArguments, exported.cli, schema === undefined ? [] : [schema]);
  for (const [flag, argument] of propertiesOf(all)) {
    const configs = propertyOf(argument, "configs");
    for (const config of Array.isArray(configs) ? configs : []) {
      const path = String(propertyOf(config, "path")).replaceAll("[]", "");
      if (propertyOf(config, "type") !== "reset" && !flags.has(path)) flags.set(path, `--${flag}`);
    }
  }
  return flags;
}
