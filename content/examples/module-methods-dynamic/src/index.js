const load = (language) =>
  import(
    /* webpackChunkName: "words-[request]" */
    /* webpackInclude: /\/[a-z]{2}\.js$/ */
    /* webpackExclude: /\/it\.js$/ */
    /* webpackExports: ["hello"] */
    `./words/${language}.js`
  );

const words = await load(process.argv[2] ?? "fr");
console.log(Object.keys(words), words.hello);

const { VERSION } = await import(/* webpackChunkName: "about" */ "./about.js");
console.log(VERSION);

const eager = import(/* webpackMode: "eager" */ "./eager.js");
console.log("before the eager module");
console.log((await eager).default);

const os = await import(/* webpackIgnore: true */ "node:os");
console.log(typeof os.cpus);
