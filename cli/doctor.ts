import { join } from "node:path";
import { parseArgs } from "node:util";
import { UserError } from "#model/user-error.ts";
import { rankQueries } from "../bench/search/rank-queries.ts";
import { openCache } from "../core/cache/step-cache.ts";
import { emitFile } from "../core/files/emit-file.ts";
import { buildSiteIndex } from "../core/index/build-site-index.ts";
import type { SiteIndex } from "../core/index/site-index.ts";
import { loadSite } from "../core/read/load-site.ts";
import { readNavigation } from "../core/read/navigation.ts";
import { readSiteConfig } from "../core/read/site-config.ts";
import { askLinks } from "../features/doctor/ask-links.ts";
import { drift } from "../features/doctor/drift.ts";
import { externalLinks, linksSection } from "../features/doctor/external-links.ts";
import { formatReport } from "../features/doctor/format-report.ts";
import { largeImages } from "../features/doctor/large-images.ts";
import { readLinkStates, writeLinkStates } from "../features/doctor/link-cache.ts";
import { askNetwork } from "../features/doctor/link-state.ts";
import { orphans } from "../features/doctor/orphans.ts";
import { outdatedPackages } from "../features/doctor/outdated-packages.ts";
import { reportDocument } from "../features/doctor/report-document.ts";
import type { ReportSection } from "../features/doctor/report-section.ts";
import { unchangedPages } from "../features/doctor/unchanged-pages.ts";
import { unknownWords } from "../features/doctor/unknown-words.ts";
import { untriedStatements } from "../features/doctor/untried-statements.ts";
import { weakSearches } from "../features/doctor/weak-searches.ts";
import { readHistory } from "../features/history/read-history.ts";
import { registryOptions } from "../features/readmes/fetch/registry-options.ts";
import { readPackageList } from "../features/readmes/package-list.ts";
import { findDrift } from "../features/reference/find-drift.ts";
import { readReferenceIndex } from "../features/reference/read-reference-index.ts";
import { readVectorTable } from "../pipeline/search-vectors/read-search-vectors.ts";
import { readTrainingTexts } from "../pipeline/search-vectors/read-training-texts.ts";
import { treeOf } from "./tree.ts";

export const HELP = `npm run doctor -- [--offline] [--links] [--html FILE]

Shows the state of the documentation: what a newer webpack changes, statements that were tried with an older one, outdated
READMEs, links to other sites that are dead, pages that no page links to, oversized images, pages unchanged for a year, words that search has no vector for, and
searches whose answer isn't first.
The exit code is 0, whatever it finds.

  --offline    doesn't ask the registry that npm is configured for
  --links      asks every site that pages link to, slowly; answers are remembered for a week
  --html FILE  also writes the whole report as a page
`;

const LINKS = ".cache/external-links.json";
/** Pause between two requests to the same host, in milliseconds. */
const PAUSE = 1000;
/** The most findings per section that the terminal shows. */
const SHOWN = 20;

type Options = { offline: boolean; links: boolean };

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      offline: { type: "boolean" },
      links: { type: "boolean" },
      html: { type: "string" },
    },
  });
  if (values.offline && values.links) throw new UserError("--links uses the network, --offline doesn't: choose one.");
  const sections = await examine({ offline: values.offline === true, links: values.links === true });
  console.log(formatReport(sections, SHOWN));
  if (values.html !== undefined) {
    emitFile(values.html, reportDocument(sections, today()));
    console.error(`\nThe whole report is in ${values.html}.`);
  }
  return 0;
}

async function examine({ offline, links }: Options): Promise<ReportSection[]> {
  const cache = openCache(join(treeOf({}).work, "cache"));
  const {
    sources,
    images,
    packages = "",
  } = await loadSite("content", { foreign: false, packages: { offline } }, cache);
  const reference = await readReferenceIndex();
  const index = buildSiteIndex(sources, images, { reference });
  const entries = await readPackageList();
  const registry = offline ? undefined : await registryOptions();
  // Without all READMEs, links and texts are missing, which these sections of the report say.
  const [had, listed] = packages.split(" of ");
  const skipped = had === listed ? undefined : `only ${packages} READMEs are there: npm run fetch gets the others`;
  const own = sources.filter((page) => page.package === undefined);
  return [
    await drift(reference.reference.versions, { registry, findDrift }),
    untriedStatements(own),
    await outdatedPackages(entries, registry),
    await examineLinks(own, links),
    { ...orphans(sources, await linksOfNavigation(index)), skipped },
    largeImages(index.assets.values()),
    unchangedPages(
      own.map(({ path }) => path),
      await readHistory("content"),
      today(),
    ),
    { ...unknownWords(await readTrainingTexts(index, cache), await readVectorTable()), skipped },
    { ...weakSearches(await rankQueries(["tuning", "questions-tuning", "questions-tuning-2"], index, cache)), skipped },
  ];
}

async function examineLinks(pages: Parameters<typeof externalLinks>[0], ask: boolean): Promise<ReportSection> {
  const places = externalLinks(pages);
  const now = Date.now();
  const known = new Map([...readLinkStates(LINKS, now)].filter(([url]) => places.has(url)));
  if (!ask) return linksSection(places, known, "--links asks the other sites");
  const { url: site } = await readSiteConfig();
  const { states, isOffline } = await askLinks(
    [...places.keys()].filter((url) => !known.has(url)),
    { ask: askNetwork(site), pause: PAUSE, save: (answered) => writeLinkStates(LINKS, answered, now) },
  );
  const skipped = isOffline ? "no site answered: is there a network?" : undefined;
  return linksSection(places, new Map([...known, ...states]), skipped);
}

/** Returns the pages that the header and the footer of every page lead to. */
async function linksOfNavigation({ pages }: SiteIndex): Promise<Set<string>> {
  const { documentation, others, footer } = await readNavigation();
  const urls = [...[...documentation, ...others].map((name) => `/${name}/`), ...footer.map(({ url }) => url)];
  return new Set(urls.filter((url) => pages.has(url)));
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
