import("../awaiting.js").then(({ settings }) => console.log(settings.mode));
