export default async function (source) {
  await this.importModule(this.resourcePath);
  return source;
}
