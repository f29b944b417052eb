import type { StatsModule } from "webpack";
import type { Importer, ModuleFacts } from "../protocol.ts";

/** The stats options that describeModules() needs. */
export const WANTED_OF_MODULES = {
  modules: true,
  nestedModules: true,
  orphanModules: true,
  reasons: true,
  usedExports: true,
  providedExports: true,
  optimizationBailout: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
  reasonsSpace: Number.POSITIVE_INFINITY,
} as const;

/** Stats of modules → facts about each module of the project. `build` tells the modules of several builds apart. */
export function describeModules(modules: readonly StatsModule[], build: number): ModuleFacts[] {
  const facts = new Map<string, ModuleFacts>();
  const idOf = (identifier: unknown) => `${build} ${identifier}`;
  const add = (module: StatsModule, state: ModuleFacts["state"], whole = module) => {
    const id = idOf(module.identifier);
    if (!facts.has(id)) facts.set(id, describe(module, { id, state, idOf, whole }));
  };
  const own = modules.filter(({ type, moduleType }) => type === "module" && moduleType !== "runtime");
  for (const module of own) {
    const [root, ...inner] = module.modules ?? [];
    if (root === undefined) continue;
    add(root, "kept", module);
    for (const each of inner) add(each, { concatenated: root.name ?? "" });
  }
  const skipped = skippedRequests(own.flatMap((module) => [module, ...(module.modules ?? [])]));
  for (const module of own) if (module.modules === undefined) add(module, stateOf(module, skipped));
  return [...facts.values()];
}

type Described = {
  id: string;
  state: ModuleFacts["state"];
  idOf: (identifier: unknown) => string;
  /** The concatenated module that has it as its root, and that lists its importers. */
  whole: StatsModule;
};

function describe(module: StatsModule, { id, state, idOf, whole }: Described): ModuleFacts {
  const { name = "", size = 0, usedExports, providedExports } = module;
  const reasons = [...new Set([module, whole])].flatMap((each) => each.reasons ?? []);
  const bailouts = [...new Set([module, whole])].flatMap((each) => each.optimizationBailout ?? []);
  const importers = new Map<string, Importer>();
  for (const { resolvedModuleIdentifier, moduleIdentifier, active } of reasons) {
    const importer = resolvedModuleIdentifier ?? moduleIdentifier;
    if (typeof importer !== "string" || idOf(importer) === id) continue;
    const isActive = active || importers.get(idOf(importer))?.isActive === true;
    importers.set(idOf(importer), { id: idOf(importer), isActive });
  }
  return {
    id,
    name,
    size,
    isEntry: reasons.some(({ type }) => type === "entry"),
    importers: [...importers.values()],
    usedExports: usedExports ?? null,
    providedExports: providedExports ?? null,
    state,
    bailouts: bailouts.map(String),
  };
}

/** Returns the state of a module that isn't concatenated. Modules in no chunk are orphans. */
function stateOf(module: StatsModule, skipped: ReadonlySet<string>): ModuleFacts["state"] {
  if (module.orphan !== true) return "kept";
  if (module.reasons?.some((reason) => skipped.has(requestOf(reason)))) return "skipped";
  return Array.isArray(module.usedExports) && module.usedExports.length > 0 ? "inlined" : "removed";
}

/** Returns the imports that webpack redirects to a module behind the one that they name. */
function skippedRequests(modules: readonly StatsModule[]): Set<string> {
  const reasons = modules.flatMap((module) => module.reasons ?? []);
  const skipping = reasons.filter(({ explanation }) =>
    String(explanation).includes("skipped side-effect-free modules"),
  );
  return new Set(skipping.map(requestOf));
}

function requestOf({ userRequest, resolvedModuleIdentifier }: NonNullable<StatsModule["reasons"]>[number]): string {
  return `${resolvedModuleIdentifier} ${userRequest}`;
}
