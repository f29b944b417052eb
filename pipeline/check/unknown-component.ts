import type { Problem } from "#model/problem.ts";
import { tagsOf } from "../markdown/nodes-of.ts";
import { placeOf } from "../markdown/place-of.ts";
import { pageComponents } from "../read/page-components.ts";
import type { SourcePage } from "../read/source-page.ts";
import { nearestName } from "./nearest-name.ts";
import { problemIn } from "./problem-in.ts";

export function checkUnknownComponents(page: SourcePage): Problem[] {
  return tagsOf(page.tree).flatMap((node) => {
    // A name that starts with a lower-case letter is an HTML element.
    if (node.name === null || /^[a-z]/.test(node.name)) return [];
    const names = pageComponents();
    if (names.includes(node.name)) return [];
    const nearest = nearestName(node.name, names);
    const known = names.map((name) => `<${name}>`).join(", ");
    return problemIn(page, placeOf(node), {
      rule: "unknown-component",
      message: `There is no component <${node.name}>.`,
      fix: nearest === undefined ? `Remove it, or use one of ${known}.` : `Did you mean <${nearest}>?`,
    });
  });
}
