import type { Page } from "@playwright/test";
import { addLink, documentsAmong, openHydrated, requestsOf } from "../fixtures.ts";
import { LOADING_FAILED } from "../strings.ts";
import { untilHydrated } from "../until-hydrated.ts";
import { untilSaved } from "../until-saved.ts";
import type { BuildName } from "./builds.ts";
import type { DeployedSite, Fault } from "./deployed-site.ts";
import { expect, expectText, follow, openWithWorker, test } from "./deployment-test.ts";

/** Follows five links, Back, Forward and a heading, and returns the number of documents loaded. */
async function readOn(page: Page, builds: string): Promise<number> {
  const requests = requestsOf(page);
  for (const title of ["One", "Two", "Three", "Four", "Guide"]) {
    await follow(page, title);
    await expectText(page, title, builds);
    // Until hydration, links load documents.
    await untilHydrated(page);
  }
  await page.goBack();
  await expectText(page, "Four", builds);
  await page.goForward();
  await expectText(page, "Guide", builds);
  await page.goto(`${new URL(page.url()).pathname}#further-down`);
  await expectText(page, "Guide", builds);
  return documentsAmong(requests).length;
}

for (const worker of [true, false]) {
  test.describe(worker ? "with the worker" : "without a worker", () => {
    test.use({ serviceWorkers: worker ? "allow" : "block" });
    const openAt = worker ? openWithWorker : openHydrated;

    test("a tab of build a keeps working when b is deployed and a's files are kept", async ({ page, site }) => {
      await openAt(page, "/guide/");
      await site.deploy("b");
      const documents = await readOn(page, "ab");
      // The new scripts arrive with one document.
      expect(documents).toBeLessThanOrEqual(1);
      await page.reload();
      await expectText(page, "Guide", "b");
    });

    for (const [name, builds] of [
      ["b is deployed and a's files are gone", ["b-alone"]],
      ["three builds were deployed that it never saw", ["b-alone", "c-alone", "b-alone", "c-alone"]],
      ["b was deployed and rolled back", ["b-alone", "a"]],
    ] as const) {
      test(`a tab of build a keeps working when ${name}`, async ({ page, site }) => {
        await openAt(page, "/guide/");
        for (const build of builds) await site.deploy(build);
        const documents = await readOn(page, "abc");
        // One full load brings the new build, whose files are available from then on.
        expect(documents).toBeLessThanOrEqual(1);
        await page.reload();
        await expectText(page, "Guide", builds.at(-1)?.[0] ?? "");
      });
    }

    test("two tabs of two builds keep working, and a load updates both", async ({ page, context, site }) => {
      await openAt(page, "/guide/");
      await site.deploy("b");
      const other = await context.newPage();
      await openAt(other, "/guide/");
      await expectText(other, "Guide", "b");
      await site.deploy("c");
      for (const tab of [page, other, page]) await readOn(tab, "abc");
      for (const tab of [page, other]) {
        await tab.reload();
        await expectText(tab, "Guide", "c");
      }
    });

    for (const [name, documentsOf, filesOf] of [
      ["documents of a with files of b", "a", "b-alone"],
      ["documents of b with files of a", "b-alone", "a"],
    ] as const) {
      test(`${name}: every page is readable and its links work`, async ({ page, site }) => {
        site.setFaults(await documentsOfBuild(site, documentsOf));
        await site.deploy(filesOf);
        const build = documentsOf[0] ?? "";
        await page.goto("/guide/");
        await expectText(page, "Guide", build);
        for (const title of ["One", "Two"]) {
          await follow(page, title);
          await expectText(page, title, "ab");
        }
        await page.goBack();
        await expectText(page, "One", "ab");
      });
    }
  });
}

test("a missing chunk causes a single document load at the requested heading", async ({ page, site }) => {
  // A worker that's still installing would miss files and wait until the next load.
  await openWithWorker(page, "/guide/");
  await site.deploy("b-alone");
  site.takeRequests();
  await (await addLink(page, "/guide/two/#further-down")).click();
  await expectText(page, "Two", "b");
  await expect(page).toHaveURL("/guide/two/#further-down");
  await expect(page.getByRole("heading", { name: "Further down" })).toBeInViewport();
  await untilHydrated(page);
  await untilSaved(page, "/guide/two/");
  const documents = site.takeRequests().filter((path) => path === "/guide/two/");
  // Requests are the existence check, the document, and the worker's copy.
  expect(documents.length).toBeLessThanOrEqual(3);
});

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test("a page's file missing from every build causes one document load, then a message", async ({ page, site }) => {
    site.setFaults((path) => (path.startsWith("/pages/guide/two.") ? { type: "answer", status: 404 } : undefined));
    const requests = requestsOf(page);
    await openHydrated(page, "/guide/");
    await follow(page, "Two");
    await expectText(page, "Two", "a");
    expect(documentsAmong(requests)).toHaveLength(2);
    await untilHydrated(page);
    await follow(page, "One");
    await expectText(page, "One", "a");
    await follow(page, "Two");
    await expect(page.getByText(LOADING_FAILED)).toBeVisible();
    await expectText(page, "One", "a");
    expect(documentsAmong(requests)).toHaveLength(2);
  });

  test("the text stays when a file is missing and documents fail too", async ({ page, site }) => {
    await openHydrated(page, "/guide/");
    site.setFaults((path) => (/^\/(?:assets|pages)\//.test(path) ? { type: "answer", status: 404 } : { type: "lost" }));
    await follow(page, "Two");
    await expect(page.getByText(LOADING_FAILED)).toBeVisible();
    await expectText(page, "Guide", "a");
  });

  test("new text for the same scripts appears on the first click without a new document", async ({ page, site }) => {
    await openHydrated(page, "/guide/");
    await site.deploy("d");
    expect(await readOn(page, "ad")).toBe(0);
    await follow(page, "Three");
    await expectText(page, "Three", "d");
  });
});

test("a new service worker takes over on the next navigation and brings its build", async ({ page, site }) => {
  await openWithWorker(page, "/guide/");
  await site.deploy("b");
  await updateWorker(page);
  await expectText(page, "Guide", "a");
  await follow(page, "One");
  await expectText(page, "One", "b");
  await untilSaved(page, "/guide/one/");
  const shells = await page.evaluate(async () => (await caches.keys()).filter((name) => name.includes("shell")));
  expect(shells.length).toBe(2);
});

test("new text for the same scripts appears after earlier navigation too", async ({ page, site }) => {
  await openWithWorker(page, "/guide/");
  await follow(page, "One");
  await expectText(page, "One", "a");
  const requests = requestsOf(page);
  await site.deploy("d");
  await updateWorker(page);
  await follow(page, "Two");
  await expectText(page, "Two", "d");
  expect(documentsAmong(requests)).toEqual([]);
});

/** Checks for worker updates until one reports its build, because a check already under way may find the older one. */
async function updateWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ask = async () => void (await navigator.serviceWorker.getRegistration())?.update();
    const asking = setInterval(() => void ask(), 2000);
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener("message", resolve));
    await Promise.all([ask(), taken]);
    clearInterval(asking);
  });
}

/** Deploys a build, and returns faults that answer with its documents. */
async function documentsOfBuild(site: DeployedSite, build: BuildName): Promise<Record<string, Fault>> {
  await site.deploy(build);
  const paths = ["/guide/", "/guide/one/", "/guide/two/"];
  const documents = await Promise.all(
    paths.map(async (path): Promise<[string, Fault]> => {
      const body = await (await fetch(`${site.url}${path}`)).text();
      return [path, { type: "answer", contentType: "text/html; charset=utf-8", body }];
    }),
  );
  return Object.fromEntries(documents);
}
