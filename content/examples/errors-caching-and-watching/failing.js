/** Stands for a cache of your own, for example on a server, that cannot be reached. */
export class RemoteCachePlugin {
  constructor(broken) {
    this.broken = broken;
  }
  apply(compiler) {
    const fail = async (identifier) => {
      if (identifier.startsWith("Compilation/modules")) throw new Error("cache.example does not answer");
    };
    if (this.broken === "read") compiler.cache.hooks.get.tapPromise("RemoteCachePlugin", fail);
    else compiler.cache.hooks.store.tapPromise("RemoteCachePlugin", fail);
  }
}
