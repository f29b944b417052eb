export class TracePlugin {
  constructor({ everyCall = false } = {}) {
    this.everyCall = everyCall;
  }

  apply(compiler) {
    const called = new Set();

    for (const [name, hook] of Object.entries(compiler.hooks)) {
      hook.tap("TracePlugin", () => {
        if (this.everyCall || !called.has(name)) console.log(name);
        called.add(name);
      });
    }

    process.once("exit", () => {
      const rest = Object.keys(compiler.hooks).filter((name) => !called.has(name));
      console.log("never called:", rest.join(", "));
    });
  }
}
