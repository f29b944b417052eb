/** Compares two versions: negative if the first is older. '5.9.0' is older than '5.10.0'. */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [a, b].map((version) => version.split(/[.-]/).map(Number));
  const at = first?.findIndex((part, index) => part !== second?.[index]) ?? -1;
  return at < 0 ? 0 : (first?.[at] ?? 0) - (second?.[at] ?? 0);
}
