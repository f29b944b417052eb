export default async function runLoader() {
  const { default: list } = await this.importModule("./list.js");
  return `export default ${JSON.stringify(list())};`;
}
