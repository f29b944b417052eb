const EXPORT = "module.exports = ";

/**
 * Keeps a function of webpack's runtime as text, which webpack copies into bundles: minified, it would be another text.
 */
export default function runtimeCodeLoader(source: string): string {
  const code = source
    .slice(source.indexOf(EXPORT) + EXPORT.length)
    .trim()
    .replace(/;$/, "");
  return `const code = ${JSON.stringify(code)};\n${EXPORT}{ toString: () => code };`;
}
