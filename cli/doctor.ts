import { join } from "node:path";
import { parseArgs } from "node:util";
import { UserError } from "#model/user-error.ts";
import { rankQueries } from "../bench/search/rank-queries.ts";
import { openCache } from "../pipeline/cache/step-cache.ts";
import { askLinks } from "../pipeline/doctor/ask-links.ts";
import { drift } from "../pipeline/doctor/drift.ts";
import { externalLinks, linksSection } from "../pipeline/doctor/external-links.ts";
import { formatReport } from "../pipeline/doctor/format-report.ts";
import { largeImages } from "../pipeline/doctor/large-images.ts";
import { readLinkStates, writeLinkStates } from "../pipeline/doctor/link-cache.ts";
import { askNetwork } from "../pipeline/doctor/link-state.ts";
import { orphans } from "../pipeline/doctor/orphans.ts";
import { outdatedPackages } from "../pipeline/doctor/outdated-packages.ts";
import { reportDocument } from "../pipeline/doctor/report-document.ts";
import type { ReportSection } from "../pipeline/doctor/report-section.ts";
import { unchangedPages } from "../pipeline/doctor/unchanged-pages.ts";
import { unknownWords } from "../pipeline/doctor/unknown-words.ts";
import { untriedStatements } from "../pipeline/doctor/untried-statements.ts";
import { weakSearches } from "../pipeline/doctor/weak-searches.ts";
import { registryOptions } from "../pipeline/fetch/registry-options.ts";
import { emitFile } from "../pipeline/files/emit-file.ts";
import { buildSiteIndex } from "../pipeline/index/build-site-index.ts";
import type { SiteIndex } from "../pipeline/index/site-index.ts";
import { loadSite } from "../pipeline/read/load-site.ts";
import { readNavigation } from "../pipeline/read/navigation.ts";
import { readPackageList } from "../pipeline/read/package-list.ts";
import { readHistory } from "../pipeline/read/read-history.ts";
import { readSiteConfig } from "../pipeline/read/site-config.ts";
import { findDrift } from "../pipeline/reference/find-drift.ts";
import { readReferenceIndex } from "../pipeline/reference/read-reference-index.ts";
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
