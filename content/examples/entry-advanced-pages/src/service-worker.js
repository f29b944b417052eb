addEventListener("install", () => skipWaiting());
