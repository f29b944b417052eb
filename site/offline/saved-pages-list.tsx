import { type ReactNode, useEffect } from "react";
import { FilterField } from "../filter/filter-field.tsx";
import { useTyped } from "../filter/use-typed.ts";
import { prepareSearch, useSearch } from "../search/use-search.ts";
import type { SavedPage } from "./saved-pages.ts";

/** The pages that are saved; what the reader types is looked for in their titles and their text. */
export function SavedPages({ pages }: { pages: readonly SavedPage[] }): ReactNode {
  const typed = useTyped("");
  const { groups } = useSearch(typed.value);
  useEffect(prepareSearch, []);
  const asked = typed.value.trim().toLowerCase();
  const inTitle = pages.filter(({ title }) => title.toLowerCase().includes(asked));
  const inText = groups
    .map((group) => pages.find(({ url }) => url === group.url))
    .filter((page) => page !== undefined && !inTitle.includes(page));
  const found = asked === "" ? pages : [...inTitle, ...inText.filter((page) => page !== undefined)];
  return (
    <section aria-labelledby="saved">
      <h2 id="saved">Saved pages</h2>
      <FilterField label="Search saved pages" typed={typed} status={`${found.length} of ${pages.length} pages`} />
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
