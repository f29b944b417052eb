const name = process.argv[2] ?? "fr";

import(/* webpackMode: "eager" */ `./words/${name}.js`).then(
  (words) => console.log(words.default),
  (error) => console.log(error.message),
);
