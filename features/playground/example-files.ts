import { exampleFilesUrl } from "#model/url.ts";
import type { OutputFile } from "../../core/files/emit-file.ts";
import { projectOfExample } from "./project-of-example.ts";

/** Returns a file for each example that pages offer to open in the playground. */
export function playgroundExamples(
  names: Iterable<string>,
  projects: ReadonlyMap<string, ReadonlyMap<string, Buffer>>,
): OutputFile[] {
  return [...names].map((name) => ({
    path: exampleFilesUrl(name).slice(1),
    content: JSON.stringify(projectOfExample(projects.get(name) ?? new Map()) ?? {}),
  }));
}
