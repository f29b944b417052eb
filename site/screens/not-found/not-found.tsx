import { type ReactNode, useEffect, useState } from "react";
import { cellsOfSection } from "#model/cube-cells.ts";
import { meantUrl } from "#model/meant-url.ts";
import * as strings from "#strings";
import { CellCube } from "../../drawings/cell-cube.tsx";
import { Sidebar } from "../../sidebar/sidebar.tsx";
import { nearestUrls } from "./nearest-urls.ts";
import styles from "./not-found.module.css";

/**
 * The screen for URLs without a page. Goes on to the page that a misspelled URL means, or lists those with similar
 * URLs.
 */
export function NotFound(): ReactNode {
  const [nearest, setNearest] = useState<readonly string[]>([]);
  useEffect(() => {
    readUrls().then(
      (urls) => {
        const meant = meantUrl(location.pathname, (url) => urls.includes(url));
        if (meant === undefined) return setNearest(nearestUrls(location.pathname, urls));
        const [path = "/", hash] = meant.split("#");
        location.replace(`${path}${location.search}${hash === undefined ? location.hash : `#${hash}`}`);
      },
      () => setNearest([]),
    );
  }, []);
  return (
    <div>
      <Sidebar url="" visit={0} />
      <main id="content" className={styles["screen"]}>
        <CellCube lit={cellsOfSection("errors")} className={styles["cube"]} />
        <h1 tabIndex={-1}>{strings.notFound.title}</h1>
        <p>{strings.notFound.text}</p>
        <p>
          <a className="button" href="/">
            {strings.notFound.home}
          </a>
        </p>
        {nearest.length > 0 && (
          <section aria-labelledby="nearest">
            <h2 id="nearest">{strings.notFound.didYouMean}</h2>
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
    </div>
  );
}

/** The URLs of all pages, from the sitemap: no document carries an outline of the site. */
async function readUrls(): Promise<string[]> {
  const response = await fetch("/sitemap.xml");
  if (!response.ok) return [];
  const locations = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return Array.from(locations, ([, location = "/"]) => decodeURI(new URL(location).pathname));
}
