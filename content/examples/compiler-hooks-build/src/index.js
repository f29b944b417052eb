import { language } from "./generated.js";

console.log(language, RELEASE);

import(`./locales/${language}.js`).then(({ hello }) => console.log(hello));
