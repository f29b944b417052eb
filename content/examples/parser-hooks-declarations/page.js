globalThis.globalShop = { name: "Corner shop" };
globalThis.globalSizes = { size: 4 };
