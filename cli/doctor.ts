import { join } from "node:path";
import { parseArgs } from "node:util";
import { UserError } from "#model/user-error.ts";
import { openCache } from "../core/cache/step-cache.ts";
import { emitFile } from "../core/files/emit-file.ts";
import type { ReportSection } from "../core/project/report-section.ts";
import { formatReport } from "../features/doctor/format-report.ts";
import { reportDocument } from "../features/doctor/report-document.ts";
import { openDocumentation, treeOf } from "./tree.ts";

export const HELP = `npm run doctor -- [--offline] [--links] [--html FILE]

Shows the state of the documentation: what a newer webpack changes, statements that were tried with an older one, outdated
READMEs, links to other sites that are dead, pages that no page links to, oversized images, pages unchanged for a year, words that search has no vector for, and
searches whose answer isn't first.
The exit code is 0, whatever it finds.

  --offline    doesn't ask the registry that npm is configured for
  --links      asks every site that pages link to, slowly; answers are remembered for a week
  --html FILE  also writes the whole report as a page
`;
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
  const project = await openDocumentation({ cache, isOffline: offline });
  const examined = { ...project, ...(await project.read()), today: today(), asksOtherSites: links };
  const sections: ReportSection[] = [];
  for (const { doctor } of project.features) sections.push(...((await doctor?.(examined)) ?? []));
  return sections;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
