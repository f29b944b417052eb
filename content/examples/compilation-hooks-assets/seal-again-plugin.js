export function sealAgainPlugin(compiler) {
  const name = "sealAgainPlugin";

  compiler.hooks.thisCompilation.tap(name, ({ hooks }) => {
    let seals = 0;

    hooks.seal.tap(name, () => seals++);
    hooks.needAdditionalSeal.tap(name, () => {
      console.log("needAdditionalSeal: after seal", seals);
      return seals < 2;
    });
    hooks.unseal.tap(name, () => console.log("unseal"));
    hooks.needAdditionalPass.tap(name, () => console.log("needAdditionalPass"));
  });
}
