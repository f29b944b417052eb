import manifest from "../dist/manifest.json" with { type: "json" };

console.log(`<script src="${manifest.assets["main.js"].file}"></script>`);
