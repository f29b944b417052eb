const name = process.argv[2] ?? "fr";

import(/* webpackMode: "lazy-once" */ `./words/${name}.js`).then(
  (words) => console.log(words.default),
  (error) => console.log(error.message),
);
