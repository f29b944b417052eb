new Worker(new URL("./circular-a.js", import.meta.url));
