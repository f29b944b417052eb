const plugin = process.env.PLUGIN;

require(`./texts/${plugin}.cjs`);
require(plugin);
globalThis.register?.(require);
