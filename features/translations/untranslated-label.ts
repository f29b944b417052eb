import type { Problem } from "#model/problem.ts";
import { SUGGESTIONS_FILE, Suggestions } from "#search/index/read-search-words.ts";
import { NAVIGATION_FILE, Navigation } from "../../core/config/navigation.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { problemOfData } from "../../core/problems/check-json.ts";
import { jsonPlaces } from "../../core/problems/json-places.ts";
import { START } from "../../core/problems/place.ts";
import { type ProblemTexts, problemIn } from "../../core/problems/problem-in.ts";
import type { Labels } from "./read-labels.ts";

type Written = { label: string; report: (texts: ProblemTexts) => Problem };

/** Texts of data files, and pages whose groups are labels. */
export type WithLabels = { navigation: string; suggestions: string; pages: Iterable<SourcePage> };

/** Warns of labels that aren't in a language's catalog, once for each. They're shown in English. */
export function checkLabels({ navigation, suggestions, pages }: WithLabels, catalogs: readonly Labels[]): Problem[] {
  const all = [...labelsOfNavigation(navigation), ...labelsOfSuggestions(suggestions), ...labelsOfPages(pages)];
  const written = new Map(all.toReversed().map((each) => [each.label, each]));
  return catalogs.flatMap(({ language, labels }) =>
    [...written.values()]
      .filter(({ label }) => labels[label] === undefined)
      .map(({ label, report }) =>
        report({
          rule: "untranslated-label",
          severity: "warning",
          message: `'${label}' has no translation (${language}), so it's shown in English.`,
          fix: `Translate it in model/strings/${language}/labels.ts, or leave that to someone who speaks the language.`,
        }),
      ),
  );
}

function labelsOfNavigation(text: string): Written[] {
  const { social, footer, legal, notification } = Navigation.parse(JSON.parse(text));
  const links = Object.entries({ social, footer, legal }).flatMap(([list, items]) =>
    items.map(({ title }, position) => writtenIn(NAVIGATION_FILE, text, title, [list, position, "title"])),
  );
  if (notification === null) return links;
  const at = (label: string, ...path: (string | number)[]) =>
    writtenIn(NAVIGATION_FILE, text, label, ["notification", ...path]);
  return [
    ...links,
    at(notification.text, "text"),
    ...notification.links.map(({ title }, position) => at(title, "links", position, "title")),
  ];
}

function labelsOfSuggestions(text: string): Written[] {
  return Suggestions.parse(JSON.parse(text)).map(({ title }, position) =>
    writtenIn(SUGGESTIONS_FILE, text, title, [position, "title"]),
  );
}

function writtenIn(file: string, text: string, label: string, path: readonly (string | number)[]): Written {
  return { label, report: (texts) => problemOfData(file, jsonPlaces(text).ofPath(path), texts) };
}

/** Writers can't change the groups of packages. */
function labelsOfPages(pages: Iterable<SourcePage>): Written[] {
  return [...pages].flatMap((page) => {
    const { group = "-" } = page.frontMatter;
    const place = page.frontMatterPlaces.get("group") ?? START;
    if (group === "-" || page.package !== undefined) return [];
    return { label: group, report: (texts) => problemIn(page, place, texts) };
  });
}
