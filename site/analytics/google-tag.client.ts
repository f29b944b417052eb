import { GOOGLE_TAG_HOST } from "#model/analytics.ts";
import siteData from "#site-data";
import { loadScript } from "../browser/load-script.ts";
import { whenIdle } from "../browser/when-idle.ts";

/** In milliseconds. */
const TIMEOUT = 30_000;

/** A page view as the tag names its fields. */
export type View = { page_location: string; page_title: string };

/** Starts the Google tag, whose script loads once the page is idle. Returns a function that reports a view. */
export function startTag(): (view: View) => void {
  const { analyticsId, analyticsHost } = siteData.services;
  Object.assign(window, { dataLayer: queue });
  // The site doesn't ask for consent, so the tag must not set cookies or recognize readers.
  command("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
  });
  command("js", new Date());
  command("config", analyticsId, {
    send_page_view: false,
    ...(analyticsHost !== GOOGLE_TAG_HOST && { server_container_url: analyticsHost }),
  });
  const load = () => {
    // If the host is blocked or slow, the queue is never read. The browser logs the failed request.
    loadScript(`${analyticsHost}/gtag/js?id=${analyticsId}`, TIMEOUT).catch(() => undefined);
  };
  whenLoaded(() => whenIdle(load));
  let referrer = document.referrer.split("?")[0];
  return (view) => {
    command("set", { ...view, page_referrer: referrer });
    command("event", "page_view");
    referrer = view.page_location;
  };
}

/** Queues a command for the tag's script, which runs later ones immediately. */
const queue: IArguments[] = [];

function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag takes this object for a command, and no array
  queue.push(arguments);
}

function whenLoaded(act: () => void): void {
  if (document.readyState === "complete") act();
  else addEventListener("load", act, { once: true });
}
