/** The chunk whose file name the preview shows. */
export const SAMPLE = {
  name: "shop",
  id: "281",
  contenthash: "5f8a3c1e9b7d20466f1e",
  chunkhash: "b04d71aa6c52e8f39d10",
  fullhash: "91c6e2f07ab3d85440cb",
} as const;

/** '[name].[contenthash:8].js' → 'shop.5f8a3c1e.js', and the placeholders that webpack leaves as they are. */
export function fillTemplate(template: string): { name: string; unknown: string[] } {
  const unknown: string[] = [];
  const name = template.replace(/\[(\w+)(?::(\d+))?\]/g, (whole, key: string, length: string | undefined) => {
    const value = VALUES[key];
    if (value === undefined || (length !== undefined && !key.endsWith("hash"))) {
      unknown.push(whole);
      return whole;
    }
    return length === undefined ? value : value.slice(0, Number(length));
  });
  return { name, unknown };
}

const VALUES: Readonly<Record<string, string>> = { ...SAMPLE, hash: SAMPLE.fullhash };
