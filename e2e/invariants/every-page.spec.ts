import type { Browser, BrowserContext, Page } from "@playwright/test";
import { test as base, expect } from "@playwright/test";
import { exampleFilesUrl, PLAYGROUND_URL } from "#model/url.ts";
import { documentAt, idsOf, isFile, pagesOfDist } from "../dist.ts";
import { equipWithAxe } from "../find-violations.ts";
import { BLOCKED_WORKER, type Options, sidewaysScroll } from "../fixtures.ts";
import { strings } from "../strings.ts";
import { untilHydrated } from "../until-hydrated.ts";
import { EVERY_RULE, violationsOf, violationsOfLooks } from "../violations-of.ts";
import { readFacts, skipsALevel } from "./read-facts.ts";

/*
 * Checks every page in a few tabs per worker, because a new browser context for each page would take longer than the
 * checks.
 */

type Reader = {
  page: Page;
  /** The same site with JavaScript disabled. */
  plain: Page;
  /** Returns all console and network problems since the last call, and all requests to other hosts. */
  takeNotes: () => { problems: string[]; foreign: string[] };
  close: () => Promise<void>;
};

type Readers = {
  /** For pages without requests to other hosts. */
  own: Reader;
  /** For pages with third-party images, because mocking other hosts turns off the browser's cache. */
  others: Reader;
  /** Text styles for which axe has found no violation so far. */
  passed: Set<string>;
};

const test = base.extend<Options, { readers: Readers }>({
  served: ["build", { option: true }],
  readers: [
    async ({ browser }, use) => {
      const own = await openReader(browser, { mayAskOthers: false });
      const others = await openReader(browser, { mayAskOthers: true });
      await use({ own, others, passed: new Set() });
      await own.close();
      await others.close();
    },
    { scope: "worker" },
  ],
});

async function openReader(browser: Browser, { mayAskOthers }: { mayAskOthers: boolean }): Promise<Reader> {
  const options = { baseURL: process.env["E2E_BUILD_URL"] ?? "", reducedMotion: "reduce", viewport: WIDE } as const;
  const context = await browser.newContext(options);
  const withoutScript = await browser.newContext({ ...options, javaScriptEnabled: false });
  const isElsewhere = (url: URL) => url.protocol.startsWith("http") && url.host !== new URL(options.baseURL).host;
  for (const each of mayAskOthers ? [context, withoutScript] : []) {
    // Mocks third-party images, so that the test doesn't depend on other hosts.
    await each.route(isElsewhere, (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
  }
  await equipWithAxe(context);
  return {
    page: await context.newPage(),
    plain: await withoutScript.newPage(),
    takeNotes: takeNotesOf(context, isElsewhere),
    close: async () => {
      await context.close();
      await withoutScript.close();
    },
  };
}

const WIDE = { width: 1440, height: 900 };
/** Articles have one layout up to 640 px and one above; these are the widths at which each is narrowest. */
const WIDTHS = [896, 320];
const ALL_WIDTHS = [1216, 1120, 1024, 820, 768, 640, 480, 390, ...WIDTHS];
/** Pages with a table that's rendered in the browser. */
const BY_SCRIPT_ALONE = new Set(["/starter-kits/", "/api/cli/", "/playground/"]);
/** Shared parts, and the widths in between, are checked on only one page of each screen. */
const ONE_OF_A_KIND = new Set([
  "/",
  "/organization/",
  "/starter-kits/",
  "/vote/",
  "/concepts/",
  "/loaders/css-loader/",
]);

for (const { url, title } of pagesOfDist()) {
  test(`${url} is complete, fits every width and is accessible`, async ({ readers }) => {
    const html = documentAt(url) ?? "";
    const mayAskOthers = hasOthersPictures(url, html);
    const { page, plain, takeNotes } = mayAskOthers ? readers.others : readers.own;
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(WIDE);
    takeNotes();
    const response = await page.goto(url);
    await untilHydrated(page);

    await test.step("the server and the console report no problems", async () => {
      expect.soft(response?.status()).toBe(200);
      const { problems, foreign } = takeNotes();
      expect.soft(problems).toEqual([]);
      const others = mayAskOthers ? foreign.filter((request) => !request.startsWith("image ")) : foreign;
      expect.soft(others, "what other hosts were asked for").toEqual([]);
    });

    const facts = await page.evaluate(readFacts);
    await test.step("the document describes itself", async () => {
      expect.soft(facts.language).toBe(strings.language.code);
      expect.soft(facts.headings.filter((heading) => heading.level === 1)).toHaveLength(1);
      expect.soft(facts.headings.filter(skipsALevel)).toEqual([]);
      expect.soft(facts.title).toBe(title === "webpack" ? "webpack" : `${title} | webpack`);
      expect.soft(facts.description.length, "length of the description").toBeGreaterThan(20);
      expect.soft(new URL(facts.canonical).pathname).toBe(encodeURI(decodeURI(url)));
      expect.soft(facts.landmarks).toEqual({ banner: 1, main: 1, contentinfo: 1, navigation: true });
      expect.soft(facts.repeatedIds, "ids that stand more than once").toEqual([]);
      expect.soft(facts.namelessPictures).toEqual([]);
    });

    await test.step("no link is broken", async () => {
      expect.soft(facts.links.length).toBeGreaterThan(5);
      expect.soft(facts.links.filter((link) => isDead(link))).toEqual([]);
    });

    await test.step("the article is sent only once", async () => {
      expect.soft(facts.frame.length, "characters of data beside the article").toBeLessThan(20_000);
      const sentences = facts.sentences.filter(
        (sentence) => !facts.description.includes(sentence) && timesIn(html, sentence) > timesIn(facts.text, sentence),
      );
      expect.soft(sentences, "sentences that stand in the document and again in its data").toEqual([]);
    });

    await test.step("shows the same text without JavaScript", async () => {
      await plain.goto(url);
      const lines = await linesOf(plain);
      // Off-screen content isn't rendered and so has no lines or colors, and colors in transition still have their old
      // value.
      await adoptStyles(page, SETTLED);
      expect.soft(lines.length).toBeGreaterThan(3);
      if (!BY_SCRIPT_ALONE.has(url)) expect.soft(await linesOf(page)).toEqual(lines);
    });

    await test.step("axe finds no violations in the light theme, wide", async () => {
      expect.soft(await violationsOf(page, EVERY_RULE, readers.passed)).toEqual([]);
      if (!ONE_OF_A_KIND.has(url)) return;
      await page.emulateMedia({ colorScheme: "dark" });
      expect.soft(await violationsOfLooks(page, readers.passed), "dark").toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
    });

    await test.step("no width scrolls sideways", async () => {
      const overflowing: number[] = [];
      for (const width of ONE_OF_A_KIND.has(url) ? ALL_WIDTHS : WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        if ((await sidewaysScroll(page)) > 0) overflowing.push(width);
      }
      expect.soft(overflowing).toEqual([]);
    });

    await test.step("axe finds no violations in the dark theme, narrow", async () => {
      await page.emulateMedia({ colorScheme: "dark" });
      const isWhole = ONE_OF_A_KIND.has(url);
      expect
        .soft(
          await (isWhole ? violationsOf(page, EVERY_RULE, readers.passed) : violationsOfLooks(page, readers.passed)),
        )
        .toEqual([]);
    });

    await test.step("the page fits with wider text spacing or fonts", async () => {
      await adoptStyles(page, SETTLED + TEXT_SPACING);
      expect.soft(await sidewaysScroll(page)).toBe(0);
    });

    expect.soft(takeNotes().problems, "the console and the network to the end").toEqual([]);
    // The playground's requests would otherwise end in the next test.
    if (url === PLAYGROUND_URL) await page.goto("about:blank");
    // The next test makes the tab wide and light again, which would otherwise lay out this whole page once more.
    await adoptStyles(page, "body { display: none }");
  });
}

/** The text spacing that pages must support under WCAG 1.4.12. */
const TEXT_SPACING =
  "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-block-end: 2em !important }";
const SETTLED = "* { transition: none !important; content-visibility: visible !important }";

function timesIn(text: string, part: string): number {
  return text.split(part).length - 1;
}

/** Badges; on package pages also README images and contributors' avatars. */
function hasOthersPictures(url: string, html: string): boolean {
  if (!/^\/(?:loaders|plugins)\//.test(url)) return url === "/organization/";
  return /<img[^>]+src="https?:|data-avatar=/.test(html);
}

function takeNotesOf(context: BrowserContext, isForeign: (url: URL) => boolean): Reader["takeNotes"] {
  let problems: string[] = [];
  let foreign: string[] = [];
  context.on("console", (message) => {
    const isProblem = message.type() === "error" || message.type() === "warning";
    if (isProblem && !message.text().includes(BLOCKED_WORKER)) problems.push(message.text());
  });
  context.on("weberror", (error) => problems.push(String(error.error())));
  context.on("request", (request) => {
    if (isForeign(new URL(request.url()))) foreign.push(`${request.resourceType()} ${request.url()}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // The previous page may have requested an image at the very end, and leaving the playground ends its worker.
    const url = new URL(request.url());
    if ((isForeign(url) || url.protocol === "blob:") && reason === "net::ERR_ABORTED") return;
    problems.push(`${request.url()} failed: ${reason}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.url()} answered ${response.status()}`);
  });
  return () => {
    const notes = { problems, foreign };
    problems = [];
    foreign = [];
    return notes;
  };
}

/** Replaces the styles added to the page's own, as a style sheet because the site's policy forbids style elements. */
async function adoptStyles(page: Page, text: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, text);
}

/** '/concepts/#entry' is broken if the build has no such page, or the page no such id; an example needs its files. */
function isDead(link: string): boolean {
  const [path = "", hash = ""] = link.split("#");
  const example = /^example=(.+)$/.exec(hash)?.[1];
  if (path === PLAYGROUND_URL && example !== undefined) return !isFile(exampleFilesUrl(example));
  if (!path.endsWith("/")) return !isFile(path);
  const ids = idsOf(path);
  return ids === undefined || (hash !== "" && !ids.has(decodeURIComponent(hash)));
}

/** Returns the page's visible text by line, without buttons and search fields, which need script. */
function linesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Controls, and the supporter lists that browsers fetch.
    const byScript = "main button, main search, main [data-rank] > :not(h3)";
    const elements = document.querySelectorAll<HTMLElement>(byScript);
    // They keep their space to avoid laying out the whole page twice more.
    for (const element of elements) element.style.visibility = "hidden";
    const lines = document.querySelector("main")?.innerText.split("\n") ?? [];
    for (const element of elements) element.style.removeProperty("visibility");
    return lines.map((line) => line.replaceAll(/\s+/g, " ").trim()).filter((line) => line !== "");
  });
}
