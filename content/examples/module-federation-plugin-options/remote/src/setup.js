globalThis.discount = 0.5;
