import type { PageHead, SourcePage } from "./source-page.ts";

/** A page of which only the head is read; the rest is parsed when somebody asks for a part of it. */
export function laterParsed(head: PageHead, parse: () => SourcePage): SourcePage {
  let parsed: SourcePage | undefined;
  const whole = (): SourcePage => {
    parsed ??= parse();
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
