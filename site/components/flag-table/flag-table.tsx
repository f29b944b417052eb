import { Fragment, type ReactNode, useState } from "react";
import flagsUrl from "#flags";
import type { Flag } from "#model/flag.ts";
import * as strings from "#strings";
import { FilterField } from "../../filter/filter-field.tsx";
import { matches } from "../../filter/matches.ts";
import { useTyped } from "../../filter/use-typed.ts";
import { phrase } from "../../text/phrase.ts";
import type { PageComponent } from "../page-component.ts";
import { useFetched } from "../use-fetched.ts";
import styles from "./flag-table.module.css";

/** The number of rows at first. */
const STEP = 50;

const COMMAND = <code>npx webpack --help=verbose</code>;

const words = strings.components.flags;

/** Every flag that sets an option. The list is too long for the document, so the browser fetches it. */
export const FlagTable: PageComponent = (): ReactNode => {
  const flags = useFetched<Flag[]>(flagsUrl);
  return (
    <div className={styles["flags"]}>
      {Array.isArray(flags) ? (
        <Table flags={flags} />
      ) : (
        <p>{phrase((flags === undefined ? words.loading : words.failed)(COMMAND))}</p>
      )}
    </div>
  );
};

function Table({ flags }: { flags: readonly Flag[] }): ReactNode {
  const typed = useTyped();
  const [limit, setLimit] = useState(STEP);
  const setValue = (text: string) => {
    typed.setValue(text);
    setLimit(STEP);
  };
  const found = flags.filter(({ names, option, values }) =>
    matches(typed.value, [...names, option, ...shownValues(values)]),
  );
  return (
    <>
      <FilterField
        words={strings.filters.flags}
        typed={{ ...typed, setValue }}
        shown={count(found)}
        total={count(flags)}
      />
      {/* biome-ignore lint/a11y: a scrollable region needs a name and must be reachable by keyboard */}
      <div className="table" role="group" aria-label={words.name} tabIndex={0} hidden={found.length === 0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.flag}</th>
              <th scope="col">{words.option}</th>
              <th scope="col">{words.values}</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, limit).map(({ names, option, values, url }) => (
              <tr key={names[0]}>
                <td>
                  <Codes texts={names} />
                </td>
                <td>
                  <a href={url}>{option}</a>
                </td>
                <td>
                  <Codes texts={shownValues(values)} />
                  {values.length > SHOWN_VALUES && "…"}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {found.length > limit && (
        <button type="button" className="button" onClick={() => setLimit(limit + 4 * STEP)}>
          {words.more}
        </button>
      )}
    </>
  );
}

function count(flags: readonly Flag[]): number {
  return flags.flatMap(({ names }) => names).length;
}

function Codes({ texts }: { texts: readonly string[] }): ReactNode {
  return texts.map((text) => (
    <Fragment key={text}>
      <code>{text}</code>{" "}
    </Fragment>
  ));
}

/** More would make a row taller than the window; the option's own section lists all values. */
const SHOWN_VALUES = 8;

function shownValues(values: readonly string[]): readonly string[] {
  return values.slice(0, SHOWN_VALUES);
}
