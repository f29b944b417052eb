import { type ReactNode, useState } from "react";
import kitsUrl from "#data/starter-kits.json";
import * as strings from "#strings";
import { FilterField } from "../../filter/filter-field.tsx";
import { matches } from "../../filter/matches.ts";
import { useTyped } from "../../filter/use-typed.ts";
import type { PageComponent } from "../page-component.ts";
import { useFetched } from "../use-fetched.ts";
import styles from "./starter-kits.module.css";

type Kit = {
  name: string;
  maintainer: string;
  url: string;
  description: string;
  tags: string[];
  lastUpdated: string;
};
type Column = "name" | "maintainer" | "lastUpdated";
type Order = { column: Column; descending: boolean };

const words = strings.components.starterKits;

/** The table of starter kits. It's only rendered in the browser. */
export const StarterKits: PageComponent = (): ReactNode => {
  const kits = useFetched<Kit[]>(kitsUrl);
  return (
    <div className={styles["kits"]}>
      {Array.isArray(kits) ? <KitTable kits={kits} /> : <p>{kits === undefined ? words.loading : words.failed}</p>}
    </div>
  );
};

function KitTable({ kits }: { kits: readonly Kit[] }): ReactNode {
  const typed = useTyped();
  const [order, setOrder] = useState<Order>({ column: "name", descending: false });
  const shown = kits
    .filter(({ name, description, maintainer, tags, lastUpdated }) =>
      matches(typed.value, [name, description, maintainer, tags.join(", "), lastUpdated]),
    )
    .toSorted(
      (a, b) => a[order.column].localeCompare(b[order.column], strings.language.code) * (order.descending ? -1 : 1),
    );
  return (
    <>
      <FilterField words={strings.filters.starterKits} typed={typed} shown={shown.length} total={kits.length} />
      {/* biome-ignore lint/a11y: a scrollable region needs a name and must be reachable by keyboard */}
      <div className="table" role="group" aria-label={words.name} tabIndex={0} hidden={shown.length === 0}>
        <table>
          <thead>
            <tr>
              <SortableHeader title={words.project} column="name" order={order} onSort={setOrder} />
              <SortableHeader title={words.maintainer} column="maintainer" order={order} onSort={setOrder} />
              <th scope="col">{words.tags}</th>
              <SortableHeader title={words.lastUpdate} column="lastUpdated" order={order} onSort={setOrder} />
            </tr>
          </thead>
          <tbody>
            {shown.map((kit) => (
              <tr key={kit.url}>
                <td>
                  <a href={kit.url}>{kit.name}</a>
                  <br />
                  {kit.description}
                </td>
                <td>{kit.maintainer}</td>
                <td>{kit.tags.join(", ")}</td>
                <td>{kit.lastUpdated}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type HeaderProps = { title: string; column: Column; order: Order; onSort: (order: Order) => void };

function SortableHeader({ title, column, order, onSort }: HeaderProps): ReactNode {
  const sorted = order.column === column;
  const direction = order.descending ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={sorted ? direction : "none"}>
      <button type="button" onClick={() => onSort({ column, descending: sorted && !order.descending })}>
        {title}
        <span aria-hidden="true">{sorted ? (order.descending ? " ↓" : " ↑") : ""}</span>
      </button>
    </th>
  );
}
