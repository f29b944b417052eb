import type { Link } from "./page.ts";

/** Logos that a link in data/navigation.json may name; site/drawings/icons.tsx draws them. */
export const SOCIAL_ICONS = ["github", "x", "stackoverflow", "discord"] as const;

export type SocialIcon = (typeof SOCIAL_ICONS)[number];

/** Content that every page shows; it's the same for the whole build. */
export type SiteData = {
  name: string;
  /** First row of the header. An item is current on every URL below one of `sections`. */
  navigation: (Link & { sections: string[] })[];
  /** Second row: the sections of the documentation. */
  sections: Link[];
  social: (Link & { icon: SocialIcon })[];
  /** The first is this version. */
  versions: Link[];
  /** Each language has the same paths on its own host; '' is this one. */
  languages: { title: string; lang: string; host: string }[];
  footer: Link[];
  legal: Link[];
  notification?: { text: string; links: Link[] };
  /** Third-party hosts, without a trailing slash, and the site's names and ids there. */
  services: {
    avatars: string;
    badges: string;
    chatScript: string;
    chatRoom: string;
    chatUrl: string;
    /** Measurement id of the Google tag. '' loads nothing. */
    analyticsId: string;
    analyticsHost: string;
    /**
     * Algolia DocSearch. With an empty `appId`, queries stay in the reader's browser. An empty `host` means Algolia's
     * own.
     */
    search: { appId: string; apiKey: string; indexName: string; host: string };
  };
};
