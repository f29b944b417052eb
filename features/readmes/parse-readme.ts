import type { Root } from "mdast";
import type { FrontMatter } from "#model/front-matter.ts";
import type { PackageLine } from "#model/page.ts";
import type { Problem } from "#model/problem.ts";
import { urlOfFile } from "#model/url.ts";
import * as strings from "#strings";
import { keyOf } from "../../core/cache/step-cache.ts";
import { assignHeadingIds } from "../../core/markdown/assign-heading-ids.ts";
import { formAlerts } from "../../core/markdown/form-asides.ts";
import { formCodeBlocks } from "../../core/markdown/form-code-blocks.ts";
import { idsOfPage } from "../../core/markdown/ids-of-page.ts";
import { imagesOfPage } from "../../core/markdown/images-of-page.ts";
import { linksOfPage } from "../../core/markdown/links-of-page.ts";
import { namesInTables } from "../../core/markdown/names-in-tables.ts";
import { parseMarkdown } from "../../core/markdown/parse-markdown.ts";
import { replaceEmoji } from "../../core/markdown/replace-emoji.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { problemOfData } from "../../core/problems/check-json.ts";
import { type Place, START } from "../../core/problems/place.ts";
import { assignSafeIds } from "./assign-safe-ids.ts";
import { contributorsOf } from "./contributors-of.ts";
import { expandHtml } from "./expand-html.ts";
import type { LoadedPackage } from "./fetch/load-packages.ts";
import { PACKAGE_LIST, type PackageEntry } from "./fetch/package-list.ts";
import { excessOf, limitDepth } from "./nesting-limit.ts";
import { removeBadges } from "./remove-badges.ts";
import { removeBanner } from "./remove-banner.ts";
import { removeContents } from "./remove-contents.ts";
import { removeLicense } from "./remove-license.ts";
import { removePeople } from "./remove-people.ts";
import { type Repository, repositoryOf } from "./repository.ts";
import { resolveTargets } from "./resolve-targets.ts";
import { setHeadingLevels } from "./set-heading-levels.ts";
import { showTasks } from "./show-tasks.ts";
import { tidyCode } from "./tidy-code.ts";

const STEP = { name: "parse-readme", module: import.meta.filename };

/**
 * Turns a package into a page. Without a README, or with one that is nested too deeply to parse, the page only links to
 * npm.
 */
export function parseReadme(loaded: LoadedPackage, siteUrl: string): SourcePage {
  const { entry, version, files } = loaded;
  const readme = files?.readme
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replaceAll("\0", "\uFFFD");
  const excess = readme === undefined ? undefined : excessOf(readme);
  const repository = files && repositoryOf(files.manifest, refOf(entry, version));
  const tree = parseMarkdown(
    readme === undefined || excess !== undefined ? linkToNpm(entry.name, version) : readme,
    "md",
  );
  const headings = cleanUp(tree, { entry, repository, siteUrl });
  const frontMatter = frontMatterOf({ entry, version, files }, repository);
  const frontMatterPlaces = new Map<string, Place>();
  const path = `${entry.kind}s/_${entry.name.replace("/", "-")}.md`;
  return {
    hash: hashOfReadme(loaded, siteUrl),
    path,
    url: urlOfFile(path),
    extension: "md",
    size: Buffer.byteLength(readme ?? ""),
    frontMatter,
    frontMatterPlaces,
    tree,
    headings,
    ids: idsOfPage({ tree, headings }),
    links: linksOfPage({ tree, frontMatter, frontMatterPlaces }),
    images: imagesOfPage({ tree }),
    fenceOptions: {},
    namesInTables: namesInTables(tree),
    problems: excess !== undefined ? [excessProblem(entry, excess)] : [],
    package: packageLineOf(entry, version),
  };
}

/** Hashes everything that the page is parsed from. */
export function hashOfReadme(loaded: LoadedPackage, siteUrl: string): string {
  return keyOf(STEP, [JSON.stringify(loaded), siteUrl]);
}

function excessProblem({ name, version }: PackageEntry, excess: string): Problem {
  return problemOfData(PACKAGE_LIST, START, {
    rule: "package",
    severity: "warning",
    message: `${name} ${version} isn't shown: its README has ${excess}. Its page only links to npm.`,
    fix: "Name another version in data/packages.json, or remove the entry.",
  });
}

type Context = { entry: PackageEntry; repository: Repository | undefined; siteUrl: string };

/**
 * Runs the steps in order: first raw HTML and references become part of the tree, then parts are removed, then nodes
 * are rewritten.
 */
function cleanUp(tree: Root, { entry, repository, siteUrl }: Context): SourcePage["headings"] {
  limitDepth(tree);
  // The first lines of a README may look like front matter.
  tree.children = tree.children.filter((node) => node.type !== "yaml");
  expandHtml(tree);
  limitDepth(tree);
  resolveTargets(tree, { repository, siteUrl });
  removeBadges(tree);
  removeBanner(tree, [entry.name, entry.title]);
  removeContents(tree);
  removeLicense(tree);
  removePeople(tree);
  setHeadingLevels(tree);
  showTasks(tree);
  formAlerts(tree);
  tidyCode(tree);
  formCodeBlocks(tree, ignore);
  replaceEmoji(tree);
  return assignSafeIds(tree, assignHeadingIds(tree, ignore));
}

/** Mistakes in a README are fixed or ignored silently, because writers here can't correct them. */
function ignore(): void {}

/** Tags are called v1.2.3 unless the list says otherwise. */
function refOf(entry: PackageEntry, version: string): string {
  return version === entry.version ? (entry.ref ?? `v${version}`) : `v${version}`;
}

function linkToNpm(name: string, version: string): string {
  return `The documentation of ${name} ${version} is [on npm](${npmUrl(name, version)}); it couldn't be shown here.\n`;
}

function npmUrl(name: string, version: string): string {
  return `https://www.npmjs.com/package/${name}/v/${version}`;
}

function frontMatterOf({ entry, files }: LoadedPackage, repository: Repository | undefined): FrontMatter {
  const contributors = files === undefined ? [] : contributorsOf(files.manifest);
  const description = files?.manifest.description?.replace(/\s+/g, " ").trim();
  const group = entry.deprecated === undefined ? entry.group : strings.titles.deprecatedPackages;
  return {
    title: entry.title,
    sort: sortOf(group),
    keywords: [entry.name],
    ...(group !== undefined && { group }),
    ...(description !== undefined && description !== "" && { description }),
    ...(contributors.length > 0 && { contributors }),
    ...(repository && {
      repo: repository.url,
      source: `${repository.url}/blob/${repository.ref}/${repository.directory}README.md`,
      // The file on the default branch, where GitHub's edit button is.
      edit: `${repository.url}/blob/HEAD/${repository.directory}README.md`,
    }),
  };
}

/** Groups are sorted by their first pages: pages without a group first, deprecated packages last. */
function sortOf(group: string | undefined): number {
  return group === undefined ? 500 : (SORTS[group] ?? 700);
}

const SORTS: Record<string, number> = { "webpack contrib": 600, CSS: 650, Community: 800, Deprecated: 900 };

function packageLineOf(
  { name, published, deprecated, replacement, version: listed }: PackageEntry,
  version: string,
): PackageLine {
  return {
    name,
    version,
    url: npmUrl(name, version),
    ...(published !== undefined && version === listed && { published }),
    ...(deprecated !== undefined && { deprecated }),
    ...(replacement !== undefined && {
      replacement: { text: replacement.text, ...(replacement.url !== undefined && { url: replacement.url }) },
    }),
  };
}
