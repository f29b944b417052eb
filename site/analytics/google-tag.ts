import { GOOGLE_TAG_HOST } from "#model/analytics.ts";
import siteData from "#site-data";
import { loadScript } from "../shell/load-script.ts";
import { whenIdle } from "../when-idle.ts";

/** How long the tag may take, in milliseconds. */
const PATIENCE = 30_000;

/** One page on the screen, in the tag's own words. */
export type View = { page_location: string; page_title: string };

/** Starts the Google tag; its script comes once the page is loaded and idle. Returns how to tell it of a view. */
export function startTag(): (view: View) => void {
  const { analyticsId, analyticsHost } = siteData.services;
  Object.assign(window, { dataLayer: queue });
  // Nobody is asked for consent here, so no cookie is set and no reader is known again.
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
    // A host that is blocked or slow harms nothing: the browser says so, and the queue is never read.
    loadScript(`${analyticsHost}/gtag/js?id=${analyticsId}`, PATIENCE).catch(() => undefined);
  };
  whenLoaded(() => whenIdle(load));
  let referrer = document.referrer.split("?")[0];
  return (view) => {
    command("set", { ...view, page_referrer: referrer });
    command("event", "page_view");
    referrer = view.page_location;
  };
}

/** What the tag's script does when it comes, and at once from then on. */
const queue: IArguments[] = [];

function command(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag takes this object for a command, and no array
  queue.push(arguments);
}

function whenLoaded(act: () => void): void {
  if (document.readyState === "complete") act();
  else addEventListener("load", act, { once: true });
}
