import { join } from "node:path";
import { z } from "zod";
import { SOCIAL_ICONS } from "#model/site-data.ts";
import { readData } from "../problems/read-data.ts";

export const NAVIGATION_FILE = "data/navigation.json";

/** A URL of another site. */
export const WebUrl = z.url({ protocol: /^https?$/ });

/** The check reports own pages that don't exist. */
const Link = z.strictObject({
  title: z.string(),
  url: z
    .union([WebUrl, z.string().regex(/^\/(?!\/)/)], { error: "neither a web address nor a path from the site's root" })
    .describe("Starts with https://, or, for a page of this site, with a slash."),
});

export const Navigation = z.strictObject({
  documentation: z
    .array(z.string())
    .describe("Sections below 'Documentation', in this order; those without pages are left out."),
  others: z.array(z.string()).describe("Sections or pages with their own link in the header."),
  social: z.array(Link.extend({ icon: z.enum(SOCIAL_ICONS) })),
  versions: z.array(Link).describe("Documentation of other major versions; the first is this one."),
  languages: z
    .array(
      z.strictObject({
        title: z.string(),
        lang: z.string(),
        host: z.union([WebUrl, z.literal("")]),
        editUrl: WebUrl.optional(),
      }),
    )
    .describe(
      "Translations, with the same paths on other hosts; '' is the host of data/site.json. editUrl: as in data/site.json.",
    ),
  footer: z.array(Link).describe("Own pages that don't exist are left out."),
  legal: z.array(Link),
  notification: z
    .strictObject({ text: z.string(), links: z.array(Link) })
    .nullable()
    .describe("The bar above the header; null shows none. Own pages that don't exist are left out."),
  services: z
    .strictObject({
      avatars: WebUrl,
      badges: WebUrl,
      chatScript: WebUrl,
      chatRoom: z.string(),
      chatUrl: WebUrl,
      analyticsId: z
        .string()
        .regex(/^[A-Za-z\d-]*$/)
        .describe("Measurement id of the Google tag, e.g. G-ABC123; '' loads nothing."),
      analyticsHost: WebUrl.describe("Where the tag comes from: Google's host, or your own tag server."),
      search: z
        .strictObject({
          appId: z.string().regex(/^[A-Za-z\d]*$/),
          apiKey: z.string().describe("The public key that may only search."),
          indexName: z.string(),
          host: z.union([WebUrl, z.literal("")]).describe("Another host with Algolia's API; '' is Algolia's own."),
        })
        .describe("Algolia DocSearch. With an empty appId, queries stay in the reader's browser."),
    })
    .describe(
      "Third parties. Each is only requested after a click or for images in view, and analytics, if it has an id, when the page is idle.",
    ),
});

/** Content of the header and the footer; links to missing pages are removed later. */
export type Navigation = z.infer<typeof Navigation>;

/** Returns the languages of translations: those that have their own host. */
export async function readLanguages(): Promise<string[]> {
  // From the project's own folder: npm run new is tested in another one.
  const { languages } = await readNavigation(join(import.meta.dirname, "../..", NAVIGATION_FILE));
  return languages.flatMap(({ lang, host }) => (host === "" ? [] : lang));
}

export async function readNavigation(file = NAVIGATION_FILE): Promise<Navigation> {
  return readData(file, Navigation);
}
