import type { ReactNode } from "react";
import type { ModuleFacts } from "../protocol.ts";

const MAX_ROWS = 200;

/** Who imports each module, and which of its exports nothing uses. */
export function Modules({ modules }: { modules: readonly ModuleFacts[] }): ReactNode {
  const own = modules.filter(({ name }) => !name.startsWith("webpack/runtime"));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Module</th>
          <th scope="col">Imported by</th>
          <th scope="col">Unused exports</th>
        </tr>
      </thead>
      <tbody>
        {own.slice(0, MAX_ROWS).map((module, index) => (
          <tr key={index}>
            <td>
              <code>{module.name}</code>
            </td>
            <td>{module.importedBy.join(", ") || "an entry"}</td>
            <td>{unusedOf(module)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function unusedOf({ usedExports, providedExports }: ModuleFacts): string {
  if (providedExports === null || providedExports.length === 0) return "";
  if (usedExports === false) return providedExports.join(", ");
  if (!Array.isArray(usedExports)) return "";
  return providedExports.filter((name) => !usedExports.includes(name)).join(", ");
}
