import { type ReactNode, useMemo, useState } from "react";
import { playground as strings } from "#strings";
import { textOfFile } from "../files/text-of-file.ts";
import styles from "./compare.module.css";
import { type Build, compareBuilds, type FileChange } from "./compare-builds.ts";
import { type DiffRow, sideBySide } from "./side-by-side.ts";

type Props = { pinned: Build | undefined; current: Build; onPin: (build: Build) => void };

/** Compares the build on the screen with an earlier one that the reader pinned. */
export function Compare({ pinned, current, onPin }: Props): ReactNode {
  const { compare: words } = strings;
  return (
    <>
      <p>
        {pinned === undefined ? words.howTo : words.pinned}{" "}
        <button type="button" onClick={() => onPin(current)}>
          {pinned === undefined ? words.pin : words.pinAgain}
        </button>
      </p>
      {pinned !== undefined && <Differences pinned={pinned} current={current} />}
    </>
  );
}

function Differences({ pinned, current }: { pinned: Build; current: Build }): ReactNode {
  const { compare: words } = strings;
  const [chosen, choose] = useState("");
  const changes = useMemo(() => compareBuilds(pinned, current), [pinned, current]);
  const keyOf = ({ kind, name }: FileChange) => `${kind} ${name}`;
  const first = changes.find(({ state }) => state !== "same") ?? changes[0];
  const active = changes.find((change) => keyOf(change) === chosen) ?? first;
  if (active === undefined) return <p>{strings.emitted.none}</p>;
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{strings.emitted.file}</th>
            <th scope="col">{words.state}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
            <th scope="col">{words.difference}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={keyOf(change)}>
              <td>
                <button type="button" aria-pressed={change === active} onClick={() => choose(keyOf(change))}>
                  {change.kind === "project" ? words.ofProject(change.name) : change.name}
                </button>
              </td>
              <td>{words.states[change.state]}</td>
              <td>{change.before?.length.toLocaleString("en")}</td>
              <td>{change.after?.length.toLocaleString("en")}</td>
              <td>{signed((change.after?.length ?? 0) - (change.before?.length ?? 0))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TextDifference change={active} />
    </>
  );
}

function signed(difference: number): string {
  const size = Math.abs(difference).toLocaleString("en");
  return difference === 0 ? size : `${difference > 0 ? "+" : "−"}${size}`;
}

/** Laying out more takes seconds. */
const MAX_ROWS = 500;
const MAX_LENGTH = 2_000;

function TextDifference({ change: { name, state, before, after } }: { change: FileChange }): ReactNode {
  const { compare: words } = strings;
  const rows = useMemo(() => sideBySide(linesOf(before), linesOf(after)), [before, after]);
  if (state === "same") return <p>{words.same(name)}</p>;
  return (
    // biome-ignore lint/a11y: a scrollable region must be reachable by keyboard
    <div className={styles["text"]} role="group" aria-label={words.text(name)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_ROWS).map((row, place) => (
            <Row key={place} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row }: { row: DiffRow }): ReactNode {
  if ("gap" in row)
    return (
      <tr data-gap>
        <td colSpan={2}>{strings.compare.gap(row.gap)}</td>
      </tr>
    );
  const { before, after, isSame } = row;
  return (
    <tr data-same={isSame}>
      <td>{shown(before, isSame ? "span" : "del")}</td>
      <td>{shown(after, isSame ? "span" : "ins")}</td>
    </tr>
  );
}

function shown(line: string | undefined, Tag: "span" | "del" | "ins"): ReactNode {
  return line !== undefined && <Tag>{line.slice(0, MAX_LENGTH)}</Tag>;
}

function linesOf(bytes: Uint8Array | undefined): string[] {
  return bytes === undefined ? [] : textOfFile(bytes).split("\n");
}
