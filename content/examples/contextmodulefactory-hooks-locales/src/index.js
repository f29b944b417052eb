const load = (language) => import(`./locales/${language}.js`);
const loadOld = async (language) => import(`./old/${language}.js`);

for (const language of ["de", "english", "drafts/fr", "de.test"]) {
  const text = await load(language).then(({ default: hello }) => hello, ({ message }) => message);
  console.log(language, "→", text);
}
await loadOld("de").catch(({ message }) => console.log("old →", message));
