import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { urlOfFile } from "#model/url.ts";
import { UserError } from "#model/user-error.ts";
import { readLanguages } from "../core/config/navigation.ts";
import { loadContent } from "../core/read/load-content.ts";
import { readRedirects } from "../features/old-urls/redirects.ts";
import { readPackageList } from "../features/readmes/fetch/package-list.ts";
import { selectPages } from "../features/translations/select-pages.ts";
import { draftPage, isRefusal } from "../features/writing/new-page/draft-page.ts";

export const HELP = `npm run new -- SECTION/PAGE

Creates a page with valid front matter, as the last page of its section. For example, npm run new -- guides/module-workers
creates content/guides/module-workers.md, which becomes /guides/module-workers/. Add .mdx if the page shows a component.
`;

export async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [argument, ...others] = positionals;
  if (argument === undefined || others.length > 0) {
    console.log(HELP);
    return 1;
  }
  const languages = await readLanguages();
  const { sources } = await loadContent("content", {
    select: async (files) => (await selectPages(files, languages)).pages,
  });
  const entries = await readPackageList();
  const draft = draftPage(argument, {
    pages: sources,
    packages: new Set(entries.map(({ kind, name }) => urlOfFile(`${kind}s/${name}.md`))),
    redirects: new Map((await readRedirects()).map(({ from, to }) => [from, to])),
    today: new Date().toISOString().slice(0, 10),
  });
  if (isRefusal(draft)) throw new UserError(`${draft.message}\n${draft.fix}`);
  // A file that can't be parsed isn't listed as a page.
  if (existsSync(draft.file))
    throw new UserError(`${draft.file} already exists.\nRun npm run check to see what is wrong with it.`);
  await writeFile(draft.file, draft.text);
  console.log(nextSteps(draft));
  return 0;
}

function nextSteps({ file, url, notes }: { file: string; url: string; notes: readonly string[] }): string {
  const steps = [
    ...notes,
    `Write its description and its text. docs/writing.md says how; npm run check lists what is missing.`,
    `See it: npm run dev, then http://localhost:3000${url}`,
    `Link to it from a page where readers look for it, because no page does yet.`,
    `Before you publish it: npm run check -- --publish-ids`,
  ];
  return [`Created ${file}, which becomes ${url}`, "", ...steps.map((step, index) => `${index + 1}. ${step}`)].join(
    "\n",
  );
}
