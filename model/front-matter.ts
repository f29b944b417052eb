import { z } from "zod";

const Url = z.string().min(1);

/**
 * The keys of a page's front matter. The check validates them, and components read them from `page.frontMatter`.
 * Editors, the check and the writer's guide show each key's description, so run `npm run check -- --update` after a
 * change.
 */
export const FrontMatter = z.strictObject({
  title: z
    .string()
    .min(1)
    .describe("Required: the page's name, used as its heading, in lists, and as the title in the browser."),
  section: z
    .string()
    .min(1)
    .optional()
    .describe("On an index page: the section's name in menus, if it's different from the title."),
  description: z
    .string()
    .optional()
    .describe("A sentence of 70 to 160 characters for search results and link previews."),
  sort: z
    .number()
    .optional()
    .describe(
      "The position in the section, a number; `-1` is the index page, and equal numbers are sorted by file name.",
    ),
  group: z.string().optional().describe("The heading in the sidebar under which the page is listed; `'-'` for none."),
  keywords: z
    .array(z.string())
    .optional()
    .describe("A list of additional search terms, such as option names, error messages and synonyms."),
  related: z
    .array(z.strictObject({ title: z.string(), url: Url }))
    .optional()
    .describe("Further reading at the end of the page: a list of links, each with a `title` and a `url`."),
  contributors: z.array(z.string()).optional().describe("A list of GitHub handles."),
  unlisted: z
    .literal(true)
    .optional()
    .describe("`true` keeps the page out of menus, search and the sitemap, and asks search engines to skip it."),
  date: z.iso.date().optional().describe("The day on which a blog post was published, such as `2026-10-23`."),
  lang: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/)
    .optional()
    .describe("The language of the text, such as `en`, if the rest of the tree is in another one."),
  dir: z
    .enum(["ltr", "rtl"])
    .optional()
    .describe("The direction of the text, `ltr` or `rtl`, if the rest of the tree has another one."),
  reviewer: z
    .string()
    .min(1)
    .optional()
    .describe("On a translation: who approved it. Without a name, the page says that it's a draft."),
  source: Url.optional().describe("The URL of the text, if it isn't from this repository."),
  edit: Url.optional().describe("The URL where the text is edited, if that isn't in this repository."),
  repo: Url.optional().describe("The URL of the repository of the package that the page documents."),
});

export type FrontMatter = z.infer<typeof FrontMatter>;
