import type { Engine } from "./build-engine.ts";
import type { Intent, Query } from "./parse-query.ts";

/** Returns each record's prior: a factor for its type and position, independent of its words. */
export function priorsFor(engine: Engine, query: Query): (number: number) => number {
  const { index, sections, pageOf, levels, links, titleKeys } = engine;
  const { intent, isQuestion } = query;
  const ofSections = sections.map((section) => (SECTIONS[section] ?? OTHER)[intent]);
  const words = query.words.filter((word) => word.weight === 1).length;
  // Prefer pages over their sections for single words, and sections for messages.
  const ofPage = intent === "message" ? 0.45 : words <= 1 ? 1.3 : 1;
  const ofNamedPage = intent === "message" ? 0.45 : 1.3;
  const perLink = intent === "message" ? 0 : CENTRAL / MAX_LINKS;
  return (number) => {
    const page = pageOf[number] ?? 0;
    const level = levels[number] ?? 1;
    const ofPlace = (ofSections[page] ?? 1) * (1 + perLink * (links[number] ?? 0));
    const ofLevel = level > 1 ? 1 - 0.02 * (level - 2) : titleKeys[number] === query.key ? ofNamedPage : ofPage;
    const ofPackage = PACKAGES[index.pages[page]?.package ?? "none"](level);
    return ofLevel * (isQuestion ? Math.sqrt(ofPlace * ofPackage) : ofPlace * ofPackage);
  };
}

/** Bonus for sections that many pages link to; messages don't get it because they already identify their section. */
const CENTRAL = 0.2;
const MAX_LINKS = 9;

/** Factors by package status, because third-party pages on a subject only cover their own package. */
const PACKAGES: Record<"none" | "current" | "deprecated", (level: number) => number> = {
  none: () => 1,
  current: (level) => (level === 1 ? 1 : 0.55),
  deprecated: (level) => (level === 1 ? 0.85 : 0.4),
};

type Prior = Record<Intent, number>;

const SECTIONS: Record<string, Prior> = {
  guides: { "how-to": 1.3, "what-is": 1.1, message: 1, name: 0.9, term: 1.1, any: 1.12 },
  concepts: { "how-to": 1.2, "what-is": 1.4, message: 1, name: 0.9, term: 1.15, any: 1.08 },
  glossary: { "how-to": 0.8, "what-is": 1.5, message: 0.6, name: 0.7, term: 1.1, any: 0.85 },
  configuration: { "how-to": 0.95, "what-is": 0.95, message: 1, name: 1.1, term: 1.05, any: 1.03 },
  api: { "how-to": 0.75, "what-is": 0.75, message: 0.9, name: 1.06, term: 0.55, any: 0.95 },
  plugins: { "how-to": 0.8, "what-is": 0.85, message: 0.95, name: 1.04, term: 0.97, any: 0.97 },
  loaders: { "how-to": 0.85, "what-is": 0.8, message: 0.85, name: 0.95, term: 0.9, any: 0.88 },
  contribute: { "how-to": 0.95, "what-is": 0.85, message: 0.9, name: 0.75, term: 0.85, any: 0.85 },
  migrate: { "how-to": 0.95, "what-is": 0.8, message: 1, name: 0.8, term: 0.85, any: 0.85 },
  errors: { "how-to": 0.6, "what-is": 0.5, message: 1.5, name: 0.55, term: 0.5, any: 0.6 },
  blog: { "how-to": 0.45, "what-is": 0.5, message: 0.5, name: 0.5, term: 0.5, any: 0.5 },
};

const OTHER: Prior = { "how-to": 0.8, "what-is": 0.8, message: 0.7, name: 0.7, term: 0.8, any: 0.8 };
