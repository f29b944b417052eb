import { type ReactNode, useEffect } from "react";
import * as strings from "#strings";
import { FilterField } from "../../filter/filter-field.tsx";
import { useTyped } from "../../filter/use-typed.ts";
import type { SavedPage } from "../../offline/saved-pages.ts";
import { startSearch, useSearch } from "../../search/use-search.ts";

/** Lists the saved pages; the filter looks for words in their titles and text. */
export function SavedPages({ pages }: { pages: readonly SavedPage[] }): ReactNode {
  const typed = useTyped();
  const { groups } = useSearch(typed.value);
  useEffect(startSearch, []);
  const asked = typed.value.trim().toLowerCase();
  const inTitle = pages.filter(({ title }) => title.toLowerCase().includes(asked));
  const inText = groups
    .map((group) => pages.find(({ url }) => url === group.url))
    .filter((page) => page !== undefined && !inTitle.includes(page));
  const found = asked === "" ? pages : [...inTitle, ...inText.filter((page) => page !== undefined)];
  return (
    <section aria-labelledby="saved">
      <h2 id="saved">{strings.offlineScreen.savedPages}</h2>
      <FilterField words={strings.filters.savedPages} typed={typed} shown={found.length} total={pages.length} />
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
