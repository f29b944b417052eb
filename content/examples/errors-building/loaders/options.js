const schema = {
  title: "Price loader options",
  type: "object",
  properties: { currency: { description: "Three letters.", type: "string" } },
  additionalProperties: false,
};

export default function (source) {
  this.getOptions(schema);
  return source;
}
