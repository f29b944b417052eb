import type { PackageManifest } from "./fetch/package-files.ts";

type Person = NonNullable<PackageManifest["author"]>;

/** Returns the GitHub handles of the author and the contributors, where package.json names them; none is guessed. */
export function contributorsOf({ author, contributors = [] }: PackageManifest): string[] {
  const people = author === undefined ? contributors : [author, ...contributors];
  return [...new Set(people.flatMap((person) => handleOf(person) ?? []))];
}

/** Finds the handle: 'Tobias Koppers @sokra' → 'sokra'; 'Jan <a@b.c> (https://github.com/jantimon)' → 'jantimon'. */
function handleOf(person: Person): string | undefined {
  const written = typeof person === "string" ? person : `${person.name ?? ""} (${person.url ?? ""})`;
  const [, ofAddress] = /https?:\/\/github\.com\/([^/\s()<>]+)\/?(?=[\s()<>]|$)/.exec(written) ?? [];
  const [, ofName] = /(?:^|[\s(])@([\w-]+)/.exec(written) ?? [];
  const handle = ofAddress ?? ofName;
  return handle !== undefined && /^[a-z\d](?:[a-z\d-]{0,38})$/i.test(handle) ? handle : undefined;
}
