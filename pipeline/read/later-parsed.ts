import type { Problem } from "#model/problem.ts";
import type { PageHead, SourcePage } from "./source-page.ts";

/** A page of which only the head is read; the rest is parsed when somebody asks for a part of it. */
export function laterParsed(head: PageHead, parse: () => SourcePage | Problem[]): SourcePage {
  let parsed: SourcePage | undefined;
  const whole = (): SourcePage => {
    if (parsed !== undefined) return parsed;
    const result = parse();
    parsed = Array.isArray(result) ? blankPage(head, result) : result;
    return parsed;
  };
  return {
    ...head,
    get tree() {
      return whole().tree;
    },
    dropTree: () => parsed?.dropTree?.(),
    get headings() {
      return whole().headings;
    },
    get ids() {
      return whole().ids;
    },
    get links() {
      return whole().links;
    },
    get pictures() {
      return whole().pictures;
    },
    get examples() {
      return whole().examples;
    },
    get namesInTables() {
      return whole().namesInTables;
    },
    get problems() {
      return whole().problems;
    },
    get unreadable() {
      return whole().unreadable === true;
    },
  };
}

function blankPage(head: PageHead, problems: Problem[]): SourcePage {
  return {
    ...head,
    tree: { type: "root", children: [] },
    headings: [],
    ids: [],
    links: [],
    pictures: [],
    examples: [],
    namesInTables: [],
    problems,
    unreadable: true,
  };
}
