import { readFileSync } from "node:fs";
import vm from "node:vm";

const names = process.argv[2] ? [process.argv[2]] : ["auto", "page", "fixed", "later"];

for (const name of names) {
  const page = {
    URL,
    console: { log: (address) => console.log(name.padEnd(6), address) },
    settings: { assets: "https://eu.example.com/files/" },
    document: {
      baseURI: "https://shop.example/tea/index.html",
      currentScript: { tagName: "SCRIPT", src: `https://shop.example/app/js/${name}.js` },
    },
  };
  page.self = page;
  vm.runInNewContext(readFileSync(`dist/js/${name}.js`, "utf8"), page);
}
