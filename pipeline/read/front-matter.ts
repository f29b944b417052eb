import { z } from "zod";

const Url = z.string().min(1);

/**
 * The keys at the top of a page. The check quotes a description as the fix for its key; the writer's guide lists them
 * all.
 */
export const FrontMatter = z.strictObject({
  title: z.string().min(1).describe("Name of the page, shown as its heading, in lists and in the browser's title."),
  section: z
    .string()
    .min(1)
    .optional()
    .describe("On an index page: the section's name in menus, where it is not the page's title."),
  description: z.string().optional().describe("One sentence for search results and link previews."),
  sort: z
    .number()
    .optional()
    .describe("Place in the section; -1 is the section's index page. Equal values keep file-name order."),
  group: z.string().optional().describe("Heading in the sidebar; '-' means none."),
  contributors: z.array(z.string()).optional().describe("GitHub handles."),
  related: z
    .array(z.strictObject({ title: z.string(), url: Url }))
    .optional()
    .describe("Further reading at the end of the page."),
  source: Url.optional().describe("Where the text comes from, when not from this repository."),
  edit: Url.optional().describe("Where the text is edited, when not in this repository."),
  repo: Url.optional().describe("Repository of the package that the page documents."),
  keywords: z.array(z.string()).optional().describe("Further words that search finds the page by."),
  lang: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/)
    .optional()
    .describe("Language of the text, e.g. en, when not that of its tree: a page that isn't translated yet."),
  dir: z.enum(["ltr", "rtl"]).optional().describe("Direction of the text, when not that of its tree."),
  unlisted: z.literal(true).optional().describe("Keeps the page out of menus, search, the sitemap and search engines."),
  reviewer: z
    .string()
    .min(1)
    .optional()
    .describe("On a translation: who approved it. Without a name, the page says that it's a draft."),
  date: z.iso.date().optional().describe("Day of publication, for blog posts."),
});

export type FrontMatter = z.infer<typeof FrontMatter>;
