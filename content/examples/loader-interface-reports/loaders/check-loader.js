const schema = {
  title: "Check Loader options",
  type: "object",
  properties: { max: { type: "number" } },
  additionalProperties: false,
};

export default function checkLoader(source) {
  const { max } = this.getOptions(schema);
  const text = source.trim();
  const logger = this.getLogger("check");

  if (text.length > max) {
    logger.debug(`${text.length} characters`);
    this.emitWarning(new Error(`Longer than ${max} characters`));
  }
  if (text.includes("TODO")) this.emitError(new Error("Contains a TODO"));
  if (text === "") throw new Error("The file is empty");
  return `export default ${JSON.stringify(text)};`;
}
