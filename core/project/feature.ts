import type { z } from "zod";
import type { Problem } from "#model/problem.ts";
import type { SiteModules } from "#model/site-modules.ts";
import type { Bundle } from "../bundle/run-webpack.ts";
import type { Cache, CachedBytes } from "../cache/step-cache.ts";
import type { CheckPlugin } from "../check/check-plugin.ts";
import type { ArticlePlugin } from "../compile/article-plugin.ts";
import type { CompilePlugins } from "../compile/compile-page.ts";
import type { CompiledPage } from "../compile/compiled-page.ts";
import type { FramePlugin } from "../compile/frame-plugin.ts";
import type { Navigation } from "../config/navigation.ts";
import type { SiteConfig } from "../config/site-config.ts";
import type { SiteFolder } from "../emit/site-folder.ts";
import type { OutputFile } from "../files/emit-file.ts";
import type { Facts } from "../index/fact.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import type { ParsePlugin } from "../read/parse-page.ts";
import type { ContentFile } from "../read/read-content.ts";
import type { ReportSection } from "./report-section.ts";

/**
 * Something that a site can do besides turning Markdown into pages: a folder of features/, and a line of site.config.ts.
 * The core calls what a feature has, in the order of the list.
 */
export type Feature = {
  name: string;
  /** The schema of each data file that it reads, by the file's path. */
  data?: Readonly<Record<string, z.ZodType>>;
  /** Fetches what a build should have, without which it works too. Returns a line that says what happened. */
  fetch?: () => Promise<string | undefined>;
  /** Files besides the content and data/ that a build reads. */
  inputs?: () => readonly string[];
  /** Reads its own data. Called again after an edit of data/. */
  open?: (project: OpenOptions) => OpenFeature | Promise<OpenFeature>;

  parse?: ParsePlugin;
  article?: ArticlePlugin;
  frame?: FramePlugin;
  check?: CheckPlugin;

  /** Pages that the build makes from others. They aren't in the index, so lists and the sitemap don't have them. */
  pages?: (index: SiteIndex, cache: Cache) => readonly CompiledPage[];
  /** Data for the site's code. */
  modules?: (index: SiteIndex) => Partial<SiteModules> | Promise<Partial<SiteModules>>;
  /**
   * Files of the site by their paths. A build makes all of them, the development server the one that is requested; it
   * calls this again after each edit.
   */
  files?: (site: SiteToEmit) => SiteFiles | Promise<SiteFiles>;
  /** Files that take long to make and need nothing of the site. A build makes them in other processes meanwhile. */
  slowFiles?: (shared: Cache) => Promise<readonly OutputFile[]>;
  /** Headers of the files in a folder of the site's root that replace those of other files, such as a looser policy. */
  headers?: Readonly<Record<string, Headers>>;
  /** Files that depend on all others. */
  lastFiles?: (site: FinishedSite) => readonly OutputFile[] | Promise<readonly OutputFile[]>;
  /** Answers requests to the development server for files that take too long to make after each edit. */
  serve?: (options: { work: string }) => DevFiles;
  /** Sections of `npm run doctor`. */
  doctor?: (project: ExaminedProject) => Promise<readonly ReportSection[]>;
};

type OpenOptions = {
  /** The content folder. */
  root: string;
  config: SiteConfig;
  cache: Cache;
  isOffline: boolean;
  isDevelopment: boolean;
};

/** What a feature does with its data whenever the content is read. */
type OpenFeature = {
  /** Chooses the files that become pages. */
  select?: (pages: readonly ContentFile[], facts: Facts) => Promise<readonly ContentFile[]>;
  /** Returns pages that don't come from the content folder. */
  sources?: (own: readonly SourcePage[]) => Promise<AddedPages>;
  /** Old URLs → the pages or sections that replace them. */
  redirects?: (sources: readonly SourcePage[]) => ReadonlyMap<string, string>;
  /** Sets what it knows about the site. `changed`: what was edited since the last time. */
  know?: (facts: Facts, sources: readonly SourcePage[], changed?: ReadonlySet<string>) => void | Promise<void>;
  /** Whether what it knows depends on a file of the content folder that's neither a page nor an image. */
  isInput?: (path: string) => boolean;
};

/** `note`: what there is, e.g. 'packages: 43 of 43'; `missing`: what isn't there, and what to do about that. */
type AddedPages = { sources: SourcePage[]; problems: Problem[]; note: string; missing?: string | undefined };

export type SiteToEmit = {
  index: SiteIndex;
  config: SiteConfig;
  pages: () => readonly CompiledPage[];
  plugins: readonly ArticlePlugin[];
  cache: Cache;
  /** Results that other languages have too. */
  shared: Cache;
  /** Folder for the feature's own results. */
  work: string;
  isDevelopment: boolean;
};

type Headers = Readonly<Record<string, string>>;

type Content = string | Uint8Array | CachedBytes;
export type MakeContent = () => Content | Promise<Content>;
export type SiteFiles = ReadonlyMap<string, MakeContent>;

/** A site whose other files are all written. */
type FinishedSite = {
  site: SiteFolder;
  pages: readonly CompiledPage[];
  redirects: ReadonlyMap<string, string>;
  /** Content-Security-Policy of documents. */
  policy: string;
  /** Headers of folders: see Feature. */
  folderHeaders: ReadonlyMap<string, Headers>;
  /** Identifies the scripts that can show the pages: see DocumentAssets. */
  app: string;
  bundle: Pick<Bundle, "shell"> & { worker: string };
};

export type DevFiles = {
  /** Returns the file with a URL's path, and headers for it; undefined if it isn't one of the feature's. */
  file: (pathname: string) => Promise<DevFile | undefined>;
  /** Folders whose edits change them. */
  watched: readonly string[];
  update: () => void;
};

export type DevFile = { path: string; content: string | Uint8Array; headers?: Headers };

export type ExaminedProject = OpenOptions & {
  sources: readonly SourcePage[];
  index: SiteIndex;
  navigation: Navigation;
  plugins: CompilePlugins;
  /** See AddedPages. */
  missing: string | undefined;
  /** ISO date. */
  today: string;
  asksOtherSites: boolean;
};
