import { readFileSync } from "node:fs";
import path from "node:path";

const values = { name: "Tea House", since: "1990" };

export function template(source, { module, resource }) {
  return source
    .replace(/<!-- include: (.+?) -->/g, (comment, name) => {
      const file = path.resolve(path.dirname(resource), name);
      module.buildInfo.fileDependencies.add(file);
      return readFileSync(file, "utf8").trim();
    })
    .replace(/\{\{(\w+)\}\}/g, (match, key) => values[key] ?? match);
}
