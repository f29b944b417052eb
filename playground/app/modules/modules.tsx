import { type ReactNode, useMemo, useState } from "react";
import { playground as strings } from "#strings";
import type { ModuleFacts } from "../../protocol.ts";
import { ModuleDetails } from "./module-details.tsx";
import { ModuleGraph } from "./module-graph.tsx";
import { unusedExports } from "./unused-exports.ts";

/** A larger graph is harder to read than the table. */
const MAX_BOXES = 80;
const MAX_ROWS = 200;

/** Shows what imports each module, what webpack did with it, and which of its exports are unused. */
export function Modules({ modules }: { modules: readonly ModuleFacts[] }): ReactNode {
  const [chosen, choose] = useState<string>();
  const drawn = useMemo(() => modules.slice(0, MAX_BOXES), [modules]);
  const module = modules.find(({ id }) => id === chosen) ?? modules[0];
  if (module === undefined) return <p>{strings.modules.none}</p>;
  return (
    <>
      <p>{strings.modules.howTo}</p>
      <ModuleGraph modules={drawn} chosen={module.id} onChoose={choose} />
      {drawn.length < modules.length && <p>{strings.modules.more(drawn.length, modules.length)}</p>}
      <ModuleDetails module={module} all={modules} />
      <ModuleTable modules={modules} />
    </>
  );
}

function ModuleTable({ modules }: { modules: readonly ModuleFacts[] }): ReactNode {
  const { modules: words } = strings;
  const names = new Map(modules.map(({ id, name }) => [id, name]));
  const importersOf = ({ isEntry, importers }: ModuleFacts) =>
    [isEntry ? words.entry : [], importers.flatMap(({ id }) => names.get(id) ?? [])].flat().join(", ");
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.module}</th>
          <th scope="col">{words.importedBy}</th>
          <th scope="col">{words.unusedExports}</th>
        </tr>
      </thead>
      <tbody>
        {modules.slice(0, MAX_ROWS).map((module) => (
          <tr key={module.id}>
            <td>
              <code>{module.name}</code>
            </td>
            <td>{importersOf(module)}</td>
            <td>{unusedExports(module).join(", ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
