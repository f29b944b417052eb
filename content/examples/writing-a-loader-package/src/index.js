import path from "node:path";
import { promisify } from "node:util";
import schema from "./options.json" with { type: "json" };
import { parse } from "./parse.js";

export default async function messagesLoader(source) {
  const { fallback, missing = "warning" } = this.getOptions(schema);
  const messages = parse(source);

  if (fallback !== undefined) {
    const file = path.resolve(this.context, fallback);
    if (file !== this.resourcePath) {
      const filled = await fill(this, messages, file);
      if (filled.length > 0) report(this, missing, `Missing messages: ${filled.join(", ")}. Using the fallback ${fallback}.`);
    }
  }
  return toModule(messages);
}

/** Adds the missing messages from a file and returns their keys. */
async function fill(context, messages, file) {
  context.addDependency(file);
  const readFile = promisify(context.fs.readFile.bind(context.fs));
  const filled = [];
  for (const [key, text] of parse(await readFile(file, "utf8"))) {
    if (messages.has(key)) continue;
    messages.set(key, text);
    filled.push(key);
  }
  return filled;
}

function report(context, severity, text) {
  if (severity === "error") context.emitError(new Error(text));
  if (severity === "warning") context.emitWarning(new Error(text));
}

/** Returns the module's code. Keys can be reserved words, so they can't be the names of variables. */
function toModule(messages) {
  return [...messages]
    .map(([key, text], index) => `const _${index} = ${JSON.stringify(text)};\nexport { _${index} as ${key} };\n`)
    .join("");
}
