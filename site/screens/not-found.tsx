import { type ReactNode, useEffect, useState } from "react";
import { nearestAddresses } from "./nearest-addresses.ts";
import styles from "./not-found.module.css";

/** The screen for addresses without a page, with the pages whose addresses are nearest to what was asked. */
export function NotFound(): ReactNode {
  const [nearest, setNearest] = useState<readonly string[]>([]);
  useEffect(() => {
    findNearest().then(setNearest, () => setNearest([]));
  }, []);
  return (
    <main id="content" className={styles["screen"]}>
      <h1 tabIndex={-1}>Page not found</h1>
      <p>Oops! The page you are looking for has been removed or relocated.</p>
      <p>
        <a className="button" href="/">
          Go to Homepage
        </a>
      </p>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest">Did you mean</h2>
          <ul>
            {nearest.map((url) => (
              <li key={url}>
                <a href={url}>{url}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

/** Asks the sitemap: no document carries an outline of the site. */
async function findNearest(): Promise<string[]> {
  const response = await fetch("/sitemap.xml");
  if (!response.ok) return [];
  const locations = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  const urls = Array.from(locations, ([, location = "/"]) => decodeURI(new URL(location).pathname));
  return nearestAddresses(location.pathname, urls);
}
