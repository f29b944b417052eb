import { Fragment, type ReactNode, useState } from "react";
import flagsUrl from "#flags";
import type { Flag } from "#model/flag.ts";
import { FilterField } from "../filter/filter-field.tsx";
import { matches } from "../filter/matches.ts";
import { useTyped } from "../filter/use-typed.ts";
import styles from "./flag-table.module.css";
import type { IslandComponent } from "./islands.ts";
import { useFetched } from "./use-fetched.ts";

/** Rows at first, and how many more at a time. */
const STEP = 50;

/** Every flag of an option, in the browser only. */
export const FlagTable: IslandComponent = (): ReactNode => {
  const flags = useFetched<Flag[]>(flagsUrl);
  return (
    <div className={styles["flags"]}>
      {Array.isArray(flags) ? (
        <Table flags={flags} />
      ) : flags === undefined ? (
        <p>
          Loading the flags… Without JavaScript, <code>npx webpack --help=verbose</code> lists them.
        </p>
      ) : (
        <p>
          The flags could not be loaded. Reload the page, or run <code>npx webpack --help=verbose</code>.
        </p>
      )}
    </div>
  );
};

function Table({ flags }: { flags: readonly Flag[] }): ReactNode {
  const typed = useTyped("");
  const [limit, setLimit] = useState(STEP);
  const type = (text: string) => {
    typed.type(text);
    setLimit(STEP);
  };
  const found = flags.filter(({ name, option }) => matches(typed.value, [name, option]));
  return (
    <>
      <FilterField
        label="Filter flags"
        typed={{ ...typed, type }}
        status={`${found.length} of ${flags.length} flags`}
      />
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
        <button type="button" className="button" onClick={() => setLimit(limit + 4 * STEP)}>
          Show more flags
        </button>
      )}
    </>
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
