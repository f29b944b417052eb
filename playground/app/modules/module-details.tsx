import type { ReactNode } from "react";
import { playground as strings } from "#strings";
import type { ModuleFacts } from "../../protocol.ts";
import styles from "./module-graph.module.css";
import { unusedExports } from "./unused-exports.ts";

/** Shows whether webpack kept, concatenated or removed a module, and why. */
export function ModuleDetails({ module, all }: { module: ModuleFacts; all: readonly ModuleFacts[] }): ReactNode {
  const { modules: words } = strings;
  const nameOf = (id: string) => all.find((each) => each.id === id)?.name;
  const importers = module.importers.flatMap(({ id, isActive }) => {
    const name = nameOf(id);
    return name === undefined ? [] : [isActive ? name : words.inactive(name)];
  });
  const imports = all.filter(({ importers: ids }) => ids.some(({ id }) => id === module.id)).map(({ name }) => name);
  const used = (module.providedExports ?? []).filter((name) => !unusedExports(module).includes(name));
  return (
    <section aria-label={words.details} className={styles["details"]}>
      <p>
        <code>{module.name}</code>
        {": "}
        {explain(module)}
      </p>
      <dl>
        <Facts name={words.importedBy} values={module.isEntry ? [words.entry, ...importers] : importers} />
        <Facts name={words.imports} values={imports} />
        <Facts name={words.usedExports} values={used} />
        <Facts name={words.unusedExports} values={unusedExports(module)} />
        <Facts name={words.bailouts} values={module.bailouts} />
      </dl>
    </section>
  );
}

function Facts({ name, values }: { name: string; values: readonly string[] }): ReactNode {
  if (values.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      {values.map((value, place) => (
        <dd key={place}>
          <code>{value}</code>
        </dd>
      ))}
    </>
  );
}

function explain({ state }: ModuleFacts): string {
  const { reasons } = strings.modules;
  return typeof state === "string" ? reasons[state] : reasons.concatenated(state.concatenated);
}
