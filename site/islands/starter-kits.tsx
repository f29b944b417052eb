import { type ReactNode, useEffect, useId, useState } from "react";
import kitsUrl from "#data/starter-kits.json";
import { fetchData } from "./fetch-data.ts";
import type { IslandComponent } from "./islands.ts";
import { matches } from "./matches.ts";
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

const TITLES: Record<Column, string> = { name: "Project", maintainer: "Maintainer", lastUpdated: "Last update" };

/** The table of starter kits, in the browser only. */
export const StarterKits: IslandComponent = (): ReactNode => {
  const [kits, setKits] = useState<readonly Kit[] | "failed">();
  useEffect(() => {
    fetchData<Kit[]>(kitsUrl).then(setKits, () => setKits("failed"));
  }, []);
  if (kits === undefined) return <p className={styles["placeholder"]}>Loading the table…</p>;
  if (kits === "failed")
    return <p className={styles["placeholder"]}>The table could not be loaded. Reload the page.</p>;
  return <KitTable kits={kits} />;
};

function KitTable({ kits }: { kits: readonly Kit[] }): ReactNode {
  const [filter, setFilter] = useState("");
  const [order, setOrder] = useState<Order>({ column: "name", descending: false });
  const id = useId();
  const shown = kits
    .filter((kit) => matches(filter, [kit.name, kit.maintainer, kit.description, ...kit.tags]))
    .toSorted((a, b) => a[order.column].localeCompare(b[order.column], "en") * (order.descending ? -1 : 1));
  return (
    <div className={styles["kits"]}>
      <label htmlFor={id}>Filter starter kits</label>
      <input id={id} type="search" value={filter} onChange={(event) => setFilter(event.target.value)} />
      <p role="status">
        {shown.length} of {kits.length} starter kits
      </p>
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
    </div>
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
