export async function pitch(remainingRequest) {
  const { default: theme } = await this.importModule(`!!${remainingRequest}`);
  const css = Object.entries(theme).map(([name, value]) => `--${name}: ${value};`);

  this.emitFile("theme.css", `:root { ${css.join(" ")} }\n`);
  return `export default ${JSON.stringify(Object.keys(theme))};`;
}
