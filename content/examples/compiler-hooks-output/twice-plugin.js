export function twicePlugin(compiler) {
  const name = "twicePlugin";
  let passes = 0;

  compiler.hooks.compilation.tap(name, (compilation) => {
    passes++;
    compilation.hooks.needAdditionalPass.tap(name, () => (passes < 2 ? true : undefined));
  });
  compiler.hooks.additionalPass.tapPromise(name, async () => {
    console.log("additionalPass: after pass", passes);
  });
}
