import { NO_TEXT, type PageHead, type SourcePage } from "./source-page.ts";

/** Returns a page whose head is known; the rest is parsed when a part of it is needed. */
export function parseLater(head: PageHead, parse: () => SourcePage): SourcePage {
  let parsed: SourcePage | undefined;
  const whole = (): SourcePage => {
    parsed ??= parse();
    return parsed;
  };
  const page: SourcePage = { ...head, ...NO_TEXT, dropTree: () => parsed?.dropTree?.() };
  for (const part of Object.keys(NO_TEXT)) {
    Object.defineProperty(page, part, { get: () => Reflect.get(whole(), part), enumerable: true });
  }
  return page;
}
