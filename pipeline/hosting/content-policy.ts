import { createHash } from "node:crypto";

export type PolicySources = {
  /** Text of the one script that stands in every document. */
  inlineScript: string;
  /** The chat, loaded after a click: its script's address and the origin of its frame. */
  chatScript: string;
  chatUrl: string;
  /** The search service, if the site has one. */
  search: { appId: string; host: string };
};

/**
 * The Content-Security-Policy of every answer, as directives. No inline style or script runs but the one whose hash stands
 * here; text becomes HTML or the address of a script only through the policies named (`webpack` loads chunks, `site` writes
 * the HTML of articles, which the build made).
 */
export function contentPolicy({ inlineScript, chatScript, chatUrl, search }: PolicySources): string[] {
  const hash = createHash("sha256").update(inlineScript).digest("base64");
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}' ${chatScript}`,
    "style-src 'self'",
    // READMEs show pictures from wherever they are.
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${search.appId === "" ? "" : ` ${searchHost(search)}`}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${new URL(chatUrl).origin}`,
    "base-uri 'none'",
    "form-action 'self'",
    FRAME_ANCESTORS,
    "require-trusted-types-for 'script'",
    "trusted-types webpack site",
  ];
}

/** Browsers heed this one in a header only. */
const FRAME_ANCESTORS = "frame-ancestors 'none'";

/** The same as text for a header. */
export function headerPolicy(directives: readonly string[]): string {
  return directives.join("; ");
}

/** For `<meta http-equiv>`, where a host sends no headers. */
export function metaPolicy(directives: readonly string[]): string {
  return directives.filter((directive) => directive !== FRAME_ANCESTORS).join("; ");
}

function searchHost({ appId, host }: PolicySources["search"]): string {
  return host === "" ? `https://${appId}-dsn.algolia.net` : new URL(host).origin;
}
