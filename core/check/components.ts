import type { Problem } from "#model/problem.ts";
import { tagsOf } from "../markdown/nodes-of.ts";
import { declaredAttributes, pageComponents } from "../markdown/page-components.ts";
import { placeOf } from "../markdown/place-of.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import { didYouMean, nearestName } from "../problems/nearest-name.ts";
import { problemIn } from "../problems/problem-in.ts";

/** Reports unknown components, attributes that a component doesn't declare, and required ones that are missing. */
export function checkComponents(page: SourcePage): Problem[] {
  const names = pageComponents();
  return tagsOf(page.tree).flatMap((node) => {
    const { name, attributes } = node;
    // A name that starts with a lower-case letter is an HTML element.
    if (name === null || /^[a-z]/.test(name)) return [];
    const report = (rule: string, message: string, fix: string) =>
      problemIn(page, placeOf(node), { rule, message, fix });

    if (!names.includes(name)) {
      const nearest = nearestName(name, names);
      const otherwise = `Remove it, or use one of ${names.map((each) => `<${each}>`).join(", ")}.`;
      const fix = didYouMean(nearest && `<${nearest}>`, otherwise);
      return report("unknown-component", `There is no component <${name}>.`, fix);
    }
    const { required, optional } = declaredAttributes(name);
    const known = [...required, ...optional];
    const written = attributes.flatMap((attribute) => (attribute.type === "mdxJsxAttribute" ? attribute.name : []));
    const unknown = written.filter((attribute) => !known.includes(attribute));
    // A misspelled attribute would also be missing, so it's reported alone.
    const missing = unknown.length > 0 ? [] : required.filter((attribute) => !written.includes(attribute));
    const otherwise = known.length === 0 ? "Remove it." : `Remove it, or use ${known.join(" or ")}.`;
    return [
      ...unknown.map((attribute) => {
        const fix = didYouMean(nearestName(attribute, known), otherwise);
        return report("component-attribute", `<${name}> has no attribute '${attribute}'.`, fix);
      }),
      ...missing.map((attribute) => {
        const fix = `Write <${name} ${attribute}="…">.`;
        return report("component-attribute", `<${name}> needs the attribute '${attribute}'.`, fix);
      }),
    ];
  });
}
