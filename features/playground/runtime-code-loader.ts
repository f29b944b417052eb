const EXPORT = "module.exports = ";

/**
 * Exports a function of webpack's runtime as text. webpack copies the text into bundles, so it must not be minified.
 */
export default function runtimeCodeLoader(source: string): string {
  const code = source
    .slice(source.indexOf(EXPORT) + EXPORT.length)
    .trim()
    .replace(/;$/, "");
  return `const code = ${JSON.stringify(code)};\n${EXPORT}{ toString: () => code };`;
}
