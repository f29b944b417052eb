import { createHash } from "node:crypto";
import { GOOGLE_TAG_HOST } from "#model/analytics.ts";

export type PolicySources = {
  /** Text of the one script that stands in every document. */
  inlineScript: string;
  /** The chat, loaded after a click: its script's address and the origin of its frame. */
  chatScript: string;
  chatUrl: string;
  /** The search service, if the site has one. */
  search: { appId: string; host: string };
  /** The analytics service: an empty id is none. */
  analyticsId: string;
  analyticsHost: string;
};

/**
 * The Content-Security-Policy of every answer, as directives. No inline style or script runs but the one whose hash stands
 * here; text becomes HTML or the address of a script only through the policies named (`webpack` loads chunks, `site` writes
 * the HTML of articles, which the build made).
 */
export function contentPolicy({ inlineScript, chatScript, chatUrl, search, ...services }: PolicySources): string[] {
  const hash = createHash("sha256").update(inlineScript).digest("base64");
  const analytics = analyticsSources(services);
  return [
    "default-src 'none'",
    ["script-src 'self'", `'sha256-${hash}'`, chatScript, ...analytics.scripts].join(" "),
    "style-src 'self'",
    // READMEs show pictures from wherever they are.
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...searchHosts(search), ...analytics.connections].join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${new URL(chatUrl).origin}`,
    "base-uri 'none'",
    "form-action 'self'",
    FRAME_ANCESTORS,
    "require-trusted-types-for 'script'",
    ["trusted-types webpack site", ...analytics.policies].join(" "),
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

function searchHosts({ appId, host }: PolicySources["search"]): string[] {
  if (appId === "") return [];
  return [host === "" ? `https://${appId}-dsn.algolia.net` : new URL(host).origin];
}

/** Google's tag reports to other hosts than its own; its script writes by a policy of its own for Trusted Types. */
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
