import type { Feature } from "../../core/project/feature.ts";
import { markdownFiles } from "./markdown-files.ts";

/** Each page as Markdown, and llms.txt. */
export const MARKDOWN_TWINS: Feature = { name: "markdown-twins", files: markdownFiles };
