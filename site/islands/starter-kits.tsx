import { type ReactNode, useState } from "react";
import kitsUrl from "#data/starter-kits.json";
import { FilterField } from "../filter/filter-field.tsx";
import { matches } from "../filter/matches.ts";
import { useTyped } from "../filter/use-typed.ts";
import type { IslandComponent } from "./islands.ts";
import styles from "./starter-kits.module.css";
import { useFetched } from "./use-fetched.ts";

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

const TITLES: Record<Column, string> = { name: "Project", maintainer: "Maintainer", lastUpdated: "Last update" };

/** The table of starter kits, in the browser only. */
export const StarterKits: IslandComponent = (): ReactNode => {
  const kits = useFetched<Kit[]>(kitsUrl);
  return (
    <div className={styles["kits"]}>
      {Array.isArray(kits) ? (
        <KitTable kits={kits} />
      ) : (
        <p>{kits === undefined ? "Loading the table…" : "The table could not be loaded. Reload the page."}</p>
      )}
    </div>
  );
};

function KitTable({ kits }: { kits: readonly Kit[] }): ReactNode {
  const typed = useTyped("");
  const [order, setOrder] = useState<Order>({ column: "name", descending: false });
  const shown = kits
    .filter((kit) => matches(typed.value, [kit.name, kit.maintainer, kit.description, ...kit.tags]))
    .toSorted((a, b) => a[order.column].localeCompare(b[order.column], "en") * (order.descending ? -1 : 1));
  return (
    <>
      <FilterField
        label="Filter starter kits"
        typed={typed}
        status={`${shown.length} of ${kits.length} starter kits`}
      />
      {/* biome-ignore lint/a11y: what scrolls sideways is scrolled by keyboard too, and its name says what it is */}
      <div className="table" role="group" aria-label="Starter kits" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {(["name", "maintainer"] as const).map((column) => (
                <SortableHeader key={column} column={column} order={order} onSort={setOrder} />
              ))}
              <th scope="col">Tags</th>
              <SortableHeader column="lastUpdated" order={order} onSort={setOrder} />
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

type HeaderProps = { column: Column; order: Order; onSort: (order: Order) => void };

function SortableHeader({ column, order, onSort }: HeaderProps): ReactNode {
  const sorted = order.column === column;
  const direction = order.descending ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={sorted ? direction : "none"}>
      <button type="button" onClick={() => onSort({ column, descending: sorted && !order.descending })}>
        {TITLES[column]}
        <span aria-hidden="true">{sorted ? (order.descending ? " ↓" : " ↑") : ""}</span>
      </button>
    </th>
  );
}
