export default async function (source) {
  const settings = await this.importModule("./settings.js");
  return `${source}\nconsole.log(${JSON.stringify(settings)});`;
}
