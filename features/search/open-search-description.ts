import { SEARCH_URL } from "#search/model/search-index.ts";
import type { SiteConfig } from "../../core/config/site-config.ts";
import { escapeXml } from "../../core/files/escape-xml.ts";

/** Creates opensearch.xml, with which browsers search the site from their address bar. */
export function openSearchDescription({ name, description, url }: SiteConfig): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(name)}</ShortName>
<Description>${escapeXml(description)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/svg+xml">${escapeXml(url)}/icon.svg</Image>
<Url type="text/html" method="get" template="${escapeXml(url)}${SEARCH_URL}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
