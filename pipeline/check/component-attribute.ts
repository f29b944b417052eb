import type { Problem } from "#model/problem.ts";
import { tagsOf } from "../markdown/nodes-of.ts";
import { placeOf } from "../markdown/place-of.ts";
import { declaredAttributes, pageComponents } from "../read/page-components.ts";
import type { SourcePage } from "../read/source-page.ts";
import { didYouMean, nearestName } from "./nearest-name.ts";
import { problemIn } from "./problem-in.ts";

/** Reports attributes that a component doesn't declare, and required ones that are missing. */
export function checkComponentAttributes(page: SourcePage): Problem[] {
  return tagsOf(page.tree).flatMap((node) => {
    const { name, attributes } = node;
    if (name === null || /^[a-z]/.test(name) || !pageComponents().includes(name)) return [];
    const report = (message: string, fix: string) =>
      problemIn(page, placeOf(node), { rule: "component-attribute", message, fix });

    const { required, optional } = declaredAttributes(name);
    const known = [...required, ...optional];
    const written = attributes.flatMap((attribute) => (attribute.type === "mdxJsxAttribute" ? attribute.name : []));
    const unknown = written.filter((attribute) => !known.includes(attribute));
    // A misspelled attribute would also be missing, so it's reported alone.
    const missing = unknown.length > 0 ? [] : required.filter((attribute) => !written.includes(attribute));
    return [
      ...unknown.map((attribute) =>
        report(
          `<${name}> has no attribute '${attribute}'.`,
          didYouMean(
            nearestName(attribute, known),
            known.length === 0 ? "Remove it." : `Remove it, or use ${known.join(" or ")}.`,
          ),
        ),
      ),
      ...missing.map((attribute) =>
        report(`<${name}> needs the attribute '${attribute}'.`, `Write <${name} ${attribute}="…">.`),
      ),
    ];
  });
}
