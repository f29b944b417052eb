import type { Element } from "hast";
import type { ReferenceEntry } from "#model/reference.ts";
import { referenceLine } from "../reference/reference-line.ts";
import { withAnchor } from "./with-anchor.ts";
import { withNameParts } from "./with-name-parts.ts";

/** Returns the heading of an option, hook or export, followed by the facts that are known about it. */
export function referenceHeading(heading: Element, entry: ReferenceEntry): Element[] {
  const facts = referenceLine(entry);
  return facts === undefined ? [withAnchor(heading)] : [withAnchor(withNameParts(heading)), facts];
}
