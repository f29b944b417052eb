import { gzipSync } from "fflate";
import { type ReactNode, useMemo, useState } from "react";
import { playground as strings } from "#strings";
import { textOfFile } from "./files/text-of-file.ts";
import { Output } from "./output.tsx";

/** The emitted files with their sizes, and the text of one. */
export function EmittedFiles({ assets }: { assets: Record<string, Uint8Array> }): ReactNode {
  const [chosen, choose] = useState("");
  const names = Object.keys(assets).sort();
  const active = names.includes(chosen) ? chosen : (names[0] ?? "");
  const bytes = assets[active];
  const sizes = useMemo(() => new Map(Object.entries(assets).map(([name, each]) => [name, sizesOf(each)])), [assets]);
  if (bytes === undefined) return <p>{strings.emitted.none}</p>;
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{strings.emitted.file}</th>
            <th scope="col">{strings.emitted.bytes}</th>
            <th scope="col">{strings.emitted.compressed}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td>
                <button type="button" aria-pressed={name === active} onClick={() => choose(name)}>
                  {name}
                </button>
              </td>
              <td>{sizes.get(name)?.raw}</td>
              <td>{sizes.get(name)?.compressed}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Output label={strings.files.text(active)}>{textOfFile(bytes)}</Output>
    </>
  );
}

/** Compressing more bytes than this would block typing. */
const MAX_COMPRESSED = 2_000_000;

function sizesOf(bytes: Uint8Array): { raw: string; compressed: string } {
  const compressed = bytes.length > MAX_COMPRESSED ? "–" : gzipSync(Uint8Array.from(bytes)).length.toLocaleString("en");
  return { raw: bytes.length.toLocaleString("en"), compressed };
}
