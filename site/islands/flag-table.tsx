import { Fragment, type ReactNode, useEffect, useId, useState } from "react";
import flagsUrl from "#flags";
import type { Flag } from "#model/flag.ts";
import { fetchData } from "./fetch-data.ts";
import styles from "./flag-table.module.css";
import type { IslandComponent } from "./islands.ts";
import { matches } from "./matches.ts";

/** Rows at first, and how many more at a time. */
const STEP = 50;

/** Every flag of an option, in the browser only. */
export const FlagTable: IslandComponent = (): ReactNode => {
  const [flags, setFlags] = useState<readonly Flag[] | "failed">();
  useEffect(() => {
    fetchData<Flag[]>(flagsUrl).then(setFlags, () => setFlags("failed"));
  }, []);
  if (flags === undefined) {
    return (
      <p className={styles["placeholder"]}>
        Loading the flags… Without JavaScript, <code>npx webpack --help=verbose</code> lists them.
      </p>
    );
  }
  if (flags === "failed") {
    return (
      <p className={styles["placeholder"]}>
        The flags could not be loaded. Reload the page, or run <code>npx webpack --help=verbose</code>.
      </p>
    );
  }
  return <Table flags={flags} />;
};

function Table({ flags }: { flags: readonly Flag[] }): ReactNode {
  const [filter, setFilter] = useState("");
  const [limit, setLimit] = useState(STEP);
  const id = useId();
  const found = flags.filter(({ name, option }) => matches(filter, [name, option]));
  return (
    <div className={styles["flags"]}>
      <label htmlFor={id}>Filter flags</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={filter}
        onChange={(event) => {
          setFilter(event.target.value);
          setLimit(STEP);
        }}
      />
      <p role="status">
        {found.length} of {flags.length} flags
      </p>
      {/* biome-ignore lint/a11y: what scrolls sideways is scrolled by keyboard too, and its name says what it is */}
      <div className="table" role="group" aria-label="Flags" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Flag</th>
              <th scope="col">Option</th>
              <th scope="col">Values</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, limit).map(({ name, option, values, url }) => (
              <tr key={name}>
                <td>
                  <code>{name}</code>
                </td>
                <td>
                  <a href={url}>{option}</a>
                </td>
                <td>
                  <Values values={values} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {found.length > limit && (
        <button type="button" onClick={() => setLimit(limit + 4 * STEP)}>
          Show more flags
        </button>
      )}
    </div>
  );
}

/** More would make the row higher than the window; the option's heading has all. */
const SHOWN_VALUES = 8;

function Values({ values }: { values: readonly string[] }): ReactNode {
  return (
    <>
      {values.slice(0, SHOWN_VALUES).map((value) => (
        <Fragment key={value}>
          <code>{value.replace(/^"(.*)"$/, "$1")}</code>{" "}
        </Fragment>
      ))}
      {values.length > SHOWN_VALUES && "…"}
    </>
  );
}
