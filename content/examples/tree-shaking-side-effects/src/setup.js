globalThis.startedAt = Date.now();
