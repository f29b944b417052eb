import type webpack from "webpack";
import type { OptionFlag } from "#model/flag.ts";

type GetArguments = typeof webpack.cli.getArguments;
type ArgumentConfig = ReturnType<GetArguments>[string]["configs"][number];

/**
 * Returns the flags that webpack derives from a schema, by default its own, in the schema's order, named like
 * `prefix.path`.
 */
export function readFlags(
  exported: typeof webpack,
  schema?: Parameters<GetArguments>[0],
  prefix?: string,
): OptionFlag[] {
  const flags = new Map<string, OptionFlag>();
  for (const [name, { configs }] of Object.entries(exported.cli.getArguments(schema))) {
    const isReset = configs.every(({ type }) => type === "reset");
    // A list and its reset flag set one option, so they share a row.
    const key = isReset ? name.replace(/-reset$/, "") : name;
    const flag = flags.get(key) ?? { names: [], options: [], values: [] };
    const paths = configs.map(({ path }) => (prefix === undefined ? path : `${prefix}.${path}`));
    flags.set(key, {
      names: isReset ? [...flag.names, `--${name}`] : [...spellingsOf(name, configs), ...flag.names],
      options: [...new Set([...flag.options, ...paths.map((path) => path.replace(/\[\]$/, ""))])],
      values: isReset ? flag.values : wordsOf(configs),
    });
  }
  return [...flags.values()];
}

/** Maps options to the flags that set them, without resets: 'module.rules.test' → '--module-rules-test'. */
export function flagsByOption(flags: readonly OptionFlag[]): Map<string, string> {
  const found = flags.flatMap(({ names: [name], options }) =>
    name === undefined || name.endsWith("-reset")
      ? []
      : options.map((option) => [option.replaceAll("[]", ""), name] as const),
  );
  // The first flag of an option counts, but a map keeps the last.
  return new Map(found.toReversed());
}

/** webpack-cli accepts `--no-…` if `false` is valid, and the plain name only if something else is valid too. */
function spellingsOf(name: string, configs: readonly ArgumentConfig[]): string[] {
  const onlyFalse = configs.every(({ type, values }) => type === "enum" && values?.every((value) => value === false));
  const takesFalse = configs.some(({ type, values }) => type === "boolean" || values?.includes(false));
  return [...(onlyFalse ? [] : [`--${name}`]), ...(takesFalse ? [`--no-${name}`] : [])];
}

/** Returns nothing if any text or number is valid. `true` and `false` are spelled with the flag's name. */
function wordsOf(configs: readonly ArgumentConfig[]): string[] {
  if (!configs.every(({ type }) => type === "enum" || type === "boolean")) return [];
  const values = configs.flatMap((config) => config.values ?? []).filter((value) => typeof value !== "boolean");
  return [...new Set(values.map(String))];
}
