import type { DefaultValue } from "#model/reference.ts";
import { conditions } from "#strings";
import type { DefaultCase } from "./run-defaults.ts";

/** The value in one case; undefined if the option has no default there. */
export type CaseValue = { case: DefaultCase; value: string | undefined };

/** More values than this would be unreadable. */
const MAX_VALUES = 4;

/**
 * Summarizes the values of all cases: [{ value: 'true', when: 'in production' }, { value: 'false', when: 'otherwise'
 * }].
 */
export function describeDefaults(values: readonly CaseValue[]): DefaultValue[] {
  const usual = values.filter((each) => each.case.setting === "");
  const described = describeGroups(groupByValue(usual), usual);
  const shown = described.length <= MAX_VALUES ? described : describeForWeb(usual);
  return [...shown, ...describeSettings(values, usual)];
}

type Group = { value: string | undefined; cases: DefaultCase[] };

/** Sorts the most frequent value last, because it applies to all other cases. */
function groupByValue(values: readonly CaseValue[]): Group[] {
  return [...Map.groupBy(values, (each) => each.value)]
    .map(([value, all]) => ({ value, cases: all.map((each) => each.case) }))
    .sort((a, b) => a.cases.length - b.cases.length);
}

/** A missing value is only shown if most cases have one. */
function describeGroups(groups: readonly Group[], usual: readonly CaseValue[]): DefaultValue[] {
  const last = groups.at(-1);
  if (last === undefined) return [];
  if (groups.length === 1) return last.value === undefined ? [] : [{ value: last.value }];
  const modes = unique(usual.map((each) => each.case.mode));
  const targets = unique(usual.map((each) => each.case.target));
  return groups.flatMap((group) => {
    if (group === last && group.value === undefined) return [];
    return {
      value: group.value ?? "undefined",
      when: group === last ? conditions.otherwise : describeCases(group.cases, modes, targets),
    };
  });
}

function describeForWeb(usual: readonly CaseValue[]): DefaultValue[] {
  const web = usual.filter((each) => each.case.target === "web");
  return describeGroups(groupByValue(web), web).map(({ value, when }) => ({
    value,
    when:
      when === undefined || when === conditions.otherwise
        ? conditions.target(["web"])
        : conditions.both(conditions.target(["web"]), when),
  }));
}

/** Returns 'in production', 'for node and es5', 'in development for web'. */
function describeCases(cases: readonly DefaultCase[], modes: readonly string[], targets: readonly string[]): string {
  const byMode = Map.groupBy(cases, (each) => each.mode);
  const products = Map.groupBy(byMode, ([, each]) => each.map(({ target }) => target).join());
  const described = [...products.values()].map((product) => {
    const modesIn = product.map(([mode]) => (mode === "none" ? conditions.withoutMode : mode));
    const targetsIn = product[0]?.[1].map(({ target }) => target) ?? [];
    if (targetsIn.length === targets.length) return conditions.mode(modesIn);
    const forTargets = conditions.target(targetsIn);
    return modesIn.length === modes.length ? forTargets : conditions.both(conditions.mode(modesIn), forTargets);
  });
  return conditions.either(described);
}

/** Describes settings that change the default, but only one of those that do the same. */
function describeSettings(values: readonly CaseValue[], usual: readonly CaseValue[]): DefaultValue[] {
  const described: DefaultValue[] = [];
  const all = Map.groupBy(values, (each) => each.case.setting);
  for (const [setting, cases] of [...all].toSorted(
    ([a], [b]) => Number(a.includes("future")) - Number(b.includes("future")),
  )) {
    const changed = cases.filter((each) => each.value !== undefined && each.value !== valueIn(usual, each.case));
    const [first] = changed;
    const distinct = unique(changed.map((each) => each.value));
    if (setting === "" || first?.value === undefined || distinct.length > 1) continue;
    if (described.some((each) => each.value === first.value)) continue;
    described.push({ value: first.value, when: setting });
  }
  return described;
}

function valueIn(usual: readonly CaseValue[], { mode, target }: DefaultCase): string | undefined {
  return usual.find((each) => each.case.mode === mode && each.case.target === target)?.value;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
