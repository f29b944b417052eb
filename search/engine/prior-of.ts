import { OTHER_PRIOR, PACKAGE_PRIORS, PRIORS, SECTION_PRIORS } from "../ranking.ts";
import type { Engine } from "./build-engine.ts";
import type { Query } from "./parse-query.ts";

/** Returns each record's prior: a factor for its type and position, independent of its words. */
export function priorsFor(engine: Engine, query: Query): (number: number) => number {
  const { index, sections, pageOf, levels, links, titleKeys } = engine;
  const { intent, isQuestion } = query;
  const ofSections = sections.map((section) => (SECTION_PRIORS[section] ?? OTHER_PRIOR)[intent]);
  const words = query.words.filter((word) => word.weight === 1).length;
  // Prefer pages over their sections for single words, and sections for messages.
  const ofPage = intent === "message" ? PRIORS.pageOfMessage : words <= 1 ? PRIORS.pageOfWord : 1;
  const ofNamedPage = intent === "message" ? PRIORS.pageOfMessage : PRIORS.namedPage;
  const perLink = intent === "message" ? 0 : PRIORS.central / PRIORS.maxLinks;
  return (number) => {
    const page = pageOf[number] ?? 0;
    const level = levels[number] ?? 1;
    const ofPlace = (ofSections[page] ?? 1) * (1 + perLink * (links[number] ?? 0));
    const ofLevel =
      level > 1 ? 1 - PRIORS.perLevel * (level - 2) : titleKeys[number] === query.key ? ofNamedPage : ofPage;
    const ofPackage = PACKAGE_PRIORS[index.pages[page]?.package ?? "none"][level === 1 ? "page" : "section"];
    return ofLevel * (isQuestion ? Math.sqrt(ofPlace * ofPackage) : ofPlace * ofPackage);
  };
}
