export function environmentPlugin(compiler) {
  const { options, hooks } = compiler;

  console.log("apply: target is", options.target);
  hooks.environment.tap("environmentPlugin", () => {
    console.log("environment: target is", options.target);
  });
}
