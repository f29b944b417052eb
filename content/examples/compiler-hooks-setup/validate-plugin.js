export class GreetingPlugin {
  constructor(options = {}) {
    this.options = options;
  }

  apply(compiler) {
    const name = "GreetingPlugin";
    const schema = {
      type: "object",
      properties: { text: { type: "string" } },
      additionalProperties: false,
    };

    compiler.hooks.validate.tap(name, () => {
      compiler.validate(schema, this.options, { name });
      console.log("validate: the options are fine");
    });
  }
}
