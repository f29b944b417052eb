const loaded = import.meta.glob("./commands/*.js", { eager: true });
const commands = Object.fromEntries(Object.values(loaded).map(({ name, run }) => [name, run]));

const [name, ...rest] = process.argv.slice(2);
const language = rest.pop();

const run = commands[name] ?? (() => `commands: ${Object.keys(commands).join(", ")}`);

async function loadText(language) {
  try {
    return await import(/* webpackChunkName: "text-[request]" */ `./texts/${language}.json`);
  } catch {
    return import("./texts/en.json");
  }
}

const { default: text } = await loadText(language);
console.log(`${text.result}: ${run(...rest)}`);
