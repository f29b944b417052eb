import { type ReactNode, useEffect, useState } from "react";
import { prepareSearch, useSearch } from "../search/use-search.ts";
import styles from "./offline-screen.module.css";
import type { SavedPage } from "./saved-pages.ts";

/** The pages that are saved; what the reader types is looked for in their titles and their text. */
export function SavedPages({ pages }: { pages: readonly SavedPage[] }): ReactNode {
  const [query, setQuery] = useState("");
  const { groups } = useSearch(query);
  useEffect(prepareSearch, []);
  const asked = query.trim().toLowerCase();
  const inTitle = pages.filter(({ title }) => title.toLowerCase().includes(asked));
  const inText = groups
    .map((group) => pages.find(({ url }) => url === group.url))
    .filter((page) => page !== undefined && !inTitle.includes(page));
  const found = asked === "" ? pages : [...inTitle, ...inText.filter((page) => page !== undefined)];
  return (
    <section aria-labelledby="saved" className={styles["saved"]}>
      <h2 id="saved">Saved pages</h2>
      <label>
        Search saved pages{" "}
        <input type="search" autoComplete="off" value={query} onChange={(event) => setQuery(event.target.value)} />
      </label>
      <p role="status">
        {found.length} of {pages.length} pages
      </p>
      <ul>
        {found.map(({ url, title }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
