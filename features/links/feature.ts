import type { ExaminedProject, Feature } from "../../core/project/feature.ts";
import type { ReportSection } from "../../core/project/report-section.ts";
import { askLinks } from "./ask-links.ts";
import { externalLinks, linksSection } from "./external-links.ts";
import { largeImages } from "./large-images.ts";
import { readLinkStates, writeLinkStates } from "./link-cache.ts";
import { askNetwork } from "./link-state.ts";
import { orphans } from "./orphans.ts";

const CACHE = ".cache/external-links.json";

/** Pause between two requests to the same host, in milliseconds. */
const PAUSE = 1000;

/** Links to other sites that are dead, pages that no page links to, and images that are too large. */
export const LINKS: Feature = {
  name: "links",
  doctor: async (project) => {
    const { sources, index, navigation, missing } = project;
    const { documentation, others, footer } = navigation;
    const linked = [...[...documentation, ...others].map((name) => `/${name}/`), ...footer.map(({ url }) => url)];
    const known = new Set(linked.filter((url) => index.pages.has(url)));
    return [
      await examineLinks(project),
      { ...orphans(sources, known), skipped: missing },
      largeImages(index.assets.values()),
    ];
  },
};

async function examineLinks({ sources, config, asksOtherSites }: ExaminedProject): Promise<ReportSection> {
  const places = externalLinks(sources.filter((page) => page.package === undefined));
  const now = Date.now();
  const known = new Map([...readLinkStates(CACHE, now)].filter(([url]) => places.has(url)));
  if (!asksOtherSites) return linksSection(places, known, "--links asks the other sites");
  const { states, isOffline } = await askLinks(
    [...places.keys()].filter((url) => !known.has(url)),
    { ask: askNetwork(config.url), pause: PAUSE, save: (answered) => writeLinkStates(CACHE, answered, now) },
  );
  const skipped = isOffline ? "no site answered: is there a network?" : undefined;
  return linksSection(places, new Map([...known, ...states]), skipped);
}
