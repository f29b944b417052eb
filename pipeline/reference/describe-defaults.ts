import type { DefaultValue } from "#model/reference.ts";
import type { DefaultCase } from "./run-defaults.ts";

/** What one case gives; undefined where the option has no default there. */
export type CaseValue = { case: DefaultCase; value: string | undefined };

const NONE = "undefined";

/**
 * Values of all cases → as few as tell them apart:
 * [{ value: 'true', when: 'in production' }, { value: 'false', when: 'otherwise' }].
 */
export function describeDefaults(values: readonly CaseValue[]): DefaultValue[] {
  const usual = values.filter((each) => each.case.setting === "");
  const groups = groupByValue(usual);
  const described = groups.length === 0 ? [] : describeGroups(groups, usual);
  return [...described, ...describeSettings(values, usual)];
}

type Group = { value: string; cases: DefaultCase[] };

/** The most frequent value last: it is the one of all other cases. */
function groupByValue(values: readonly CaseValue[]): Group[] {
  const groups = Map.groupBy(values, (each) => each.value ?? NONE);
  if (groups.size === 1 && groups.has(NONE)) return [];
  return [...groups].map(([value, all]) => ({ value, cases: all.map((each) => each.case) })).sort((a, b) => a.cases.length - b.cases.length);
}

function describeGroups(groups: Group[], usual: readonly CaseValue[]): DefaultValue[] {
  const [only] = groups;
  if (only !== undefined && groups.length === 1) return [{ value: only.value }];
  const modes = unique(usual.map((each) => each.case.mode));
  const targets = unique(usual.map((each) => each.case.target));
  return groups.map(({ value, cases }, index) => ({
    value,
    when: index === groups.length - 1 ? "otherwise" : casesInWords(cases, modes, targets),
  }));
}

/** 'in production', 'for node and es5', 'in development for web'. */
function casesInWords(cases: readonly DefaultCase[], modes: readonly string[], targets: readonly string[]): string {
  const targetsByMode = Map.groupBy(cases, (each) => each.mode);
  const products = Map.groupBy(targetsByMode, ([, each]) => each.map(({ target }) => target).join());
  return [...products.values()]
    .map((each) => {
      const in_ = each.map(([mode]) => (mode === "none" ? "mode none" : mode));
      const for_ = each[0]?.[1].map(({ target }) => target) ?? [];
      return [
        ...(in_.length === modes.length ? [] : [`in ${inWords(in_)}`]),
        ...(for_.length === targets.length ? [] : [`for ${inWords(for_)}`]),
      ].join(" ");
    })
    .join(", and ");
}

/** Settings under which an option has another default than usual, in production for the web or else in the first such case. */
function describeSettings(values: readonly CaseValue[], usual: readonly CaseValue[]): DefaultValue[] {
  const settings = unique(values.map((each) => each.case.setting)).filter((setting) => setting !== "");
  return settings.flatMap((setting): DefaultValue[] => {
    const changed = values.filter((each) => each.case.setting === setting && each.value !== valueIn(usual, each.case));
    const [first] = changed;
    if (first === undefined) return [];
    // A setting matters when it decides alone, not when it only shifts what other cases already have.
    const all = values.filter((each) => each.case.setting === setting);
    const words = unique(changed.map((each) => each.value ?? NONE));
    if (words.length > 1) return [];
    const partly = changed.length < all.length;
    const modes = unique(all.map((each) => each.case.mode));
    const targets = unique(all.map((each) => each.case.target));
    const where = partly ? casesInWords(changed.map((each) => each.case), modes, targets) : "";
    return [{ value: first.value ?? NONE, when: [setting, where].filter((part) => part !== "").join(" ") }];
  });
}

function valueIn(usual: readonly CaseValue[], { mode, target }: DefaultCase): string | undefined {
  return usual.find((each) => each.case.mode === mode && each.case.target === target)?.value;
}

function inWords(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
