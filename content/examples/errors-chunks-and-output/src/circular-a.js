new Worker(new URL("./circular-b.js", import.meta.url));
