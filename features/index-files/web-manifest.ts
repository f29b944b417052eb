import type { SiteConfig } from "../../core/config/site-config.ts";

export const MANIFEST_URL = "/manifest.json";

/** Returns the web app manifest, with which the site can be installed. */
export function webManifest({ name, description }: SiteConfig): string {
  return JSON.stringify({
    name,
    short_name: name,
    description,
    id: "/",
    start_url: "/",
    display: "minimal-ui",
    background_color: "#ffffff",
    theme_color: "#1c78c0",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon_512x512.png", sizes: "512x512", type: "image/png" },
    ],
  });
}
