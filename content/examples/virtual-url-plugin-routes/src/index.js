import about from "app:about";
import greeting from "app:greeting";
import routes from "app:routes";

console.log(greeting, about.version);
for (const [url, load] of Object.entries(routes)) console.log(url, (await load()).default);
