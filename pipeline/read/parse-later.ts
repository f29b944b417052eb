import type { PageHead, SourcePage } from "./source-page.ts";

/** Returns a page whose head is known; the rest is parsed when a part of it is needed. */
export function parseLater(head: PageHead, parse: () => SourcePage): SourcePage {
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
    get images() {
      return whole().images;
    },
    get examples() {
      return whole().examples;
    },
    get questions() {
      return whole().questions;
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
