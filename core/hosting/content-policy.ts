import { createHash } from "node:crypto";
import { GOOGLE_TAG_HOST } from "#model/analytics.ts";

export type PolicySources = {
  /** Code of the only inline script. */
  inlineScript: string;
  /** The chat, loaded after a click: its script's URL and its frame's origin. */
  chatScript: string;
  chatUrl: string;
  /** The search service, if the site has one. */
  search: { appId: string; host: string };
  /** The analytics service; an empty id turns it off. */
  analyticsId: string;
  analyticsHost: string;
};

/**
 * Returns the directives of every response's Content-Security-Policy. The only inline script is the one with this hash,
 * and only the named Trusted Types policies turn text into HTML or script URLs: `webpack` loads chunks, `site` writes
 * the HTML of articles.
 */
export function contentPolicy({ inlineScript, chatScript, chatUrl, search, ...services }: PolicySources): string[] {
  const hash = createHash("sha256").update(inlineScript).digest("base64");
  const analytics = analyticsSources(services);
  return [
    "default-src 'none'",
    ["script-src 'self'", `'sha256-${hash}'`, chatScript, ...analytics.scripts].join(" "),
    "style-src 'self'",
    // READMEs contain images from any host.
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...searchHosts(search), ...analytics.connections].join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    // The playground's frames: only they may be framed.
    `frame-src 'self' ${new URL(chatUrl).origin}`,
    "base-uri 'none'",
    "form-action 'self'",
    FRAME_ANCESTORS,
    "require-trusted-types-for 'script'",
    ["trusted-types webpack site", ...analytics.policies].join(" "),
  ];
}

/** Browsers ignore this one in a `<meta>` element. */
const FRAME_ANCESTORS = "frame-ancestors 'none'";

/** Formats the directives as a header. */
export function headerPolicy(directives: readonly string[]): string {
  return directives.join("; ");
}

/** Formats the directives for `<meta http-equiv>`, for hosts without custom headers. */
export function metaPolicy(directives: readonly string[]): string {
  return directives.filter((directive) => directive !== FRAME_ANCESTORS).join("; ");
}

function searchHosts({ appId, host }: PolicySources["search"]): string[] {
  if (appId === "") return [];
  return [host === "" ? `https://${appId}-dsn.algolia.net` : new URL(host).origin];
}

/** Google's tag reports to several hosts and has its own Trusted Types policy. */
function analyticsSources({ analyticsId, analyticsHost }: Pick<PolicySources, "analyticsId" | "analyticsHost">) {
  if (analyticsId === "") return { scripts: [], connections: [], policies: [] };
  const { origin } = new URL(analyticsHost);
  const reports = ["https://*.google-analytics.com", "https://*.analytics.google.com"];
  return {
    scripts: [origin],
    connections: origin === GOOGLE_TAG_HOST ? [origin, ...reports] : [origin],
    policies: ["goog#html"],
  };
}
