import siteData from "#site-data";

/** Returns a document's title: 'Entry Points | webpack', or 'webpack' for the home page. */
export function documentTitle(title: string): string {
  return title === siteData.name ? title : `${title} | ${siteData.name}`;
}
