import { z } from "zod";
import type { Problem } from "#model/problem.ts";
import { jsonPlaces } from "./json-places.ts";
import { nearestName } from "./nearest-name.ts";
import type { Place } from "./place.ts";
import { type ProblemTexts, problemIn } from "./problem-in.ts";

/** Returns the mistakes in the text of a JSON file, with their places. */
export function checkJson(file: string, text: string, schema: z.ZodType): Problem[] {
  const json = parseJson(text);
  const parsed = "value" in json ? schema.safeParse(json.value) : undefined;
  if (parsed?.success) return [];
  // Only a file with a mistake has to be parsed for places.
  const places = jsonPlaces(text);
  const problems: Problem[] = [];
  const report = (place: Place, texts: ProblemTexts) => problems.push(problemOfData(file, place, texts));
  if ("error" in json) {
    const fix =
      "Correct the JSON: put names and strings in double quotes, and a comma after each value except the last.";
    report(places.ofError(), { rule: "data-syntax", message: `This isn't JSON: ${json.error}.`, fix });
    return problems;
  }
  for (const issue of parsed?.error.issues ?? []) {
    const parent = schemaAt(schema, issue.path);
    if (issue.code === "unrecognized_keys") {
      const known = parent instanceof z.ZodObject ? Object.keys(parent.shape) : [];
      for (const key of issue.keys) {
        const nearest = nearestName(key, known);
        report(places.ofKey(issue.path, key), {
          rule: "data-key",
          message: `Unknown key '${key}'.`,
          fix: `${nearest === undefined ? "" : `Did you mean ${nearest}? `}Known keys: ${known.join(", ")}.`,
        });
      }
      continue;
    }
    const name = issue.path.join(".");
    const isMissing = issue.path.length > 0 && valueAt(json.value, issue.path) === undefined;
    const meaning = parent?.description;
    report(places.ofPath(issue.path), {
      rule: "data-value",
      message: isMissing ? `'${name}' is missing.` : `${name === "" ? "The file" : `'${name}'`}: ${issue.message}.`,
      fix:
        meaning === undefined
          ? `Write it like the other entries of ${file}.`
          : `${String(issue.path.at(-1) ?? file)}: ${meaning}`,
    });
  }
  return problems;
}

/** Creates a problem in a file outside the content folder, such as data/site.json. */
export function problemOfData(file: string, place: Place, texts: ProblemTexts): Problem {
  return problemIn({ path: `../${file}` }, place, texts);
}

function parseJson(text: string): { value: unknown } | { error: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The problem has the position, and the file's first lines don't help.
    return { error: message.replace(/ (?:in JSON )?at position [\s\S]*$|, (?:\.{3})?"[\s\S]*$| in JSON$/, "") };
  }
}

/** Returns the schema of the value at a path, following objects and arrays. */
function schemaAt(schema: unknown, path: readonly PropertyKey[]): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return schemaAt(schema.unwrap(), path);
  const [step, ...rest] = path;
  if (step === undefined) return schema instanceof z.ZodType ? schema : undefined;
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(step)], rest);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest);
  if (schema instanceof z.ZodRecord) return schemaAt(schema.valueType, rest);
  return undefined;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, step) : undefined),
    value,
  );
}
