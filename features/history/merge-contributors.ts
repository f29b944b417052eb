import type { Contributor } from "#model/page.ts";

/** A commit's author. The email address only tells people apart and is never published. */
export type Author = { name: string; email: string };

/** Lists each author of commits once, most commits first. GitHub's noreply addresses contain the handle. */
export function mergeContributors(authors: readonly Author[]): Contributor[] {
  const people: { contributor: Contributor; keys: Set<string>; commits: number }[] = [];
  for (const { name, email } of authors) {
    const handle = handleOf(email);
    const keys = [name, email, ...(handle === undefined ? [] : [`@${handle}`])].map((key) => key.toLowerCase());
    const known = people.find((person) => keys.some((key) => key !== "" && person.keys.has(key)));
    if (known === undefined) {
      people.push({ contributor: { name, ...(handle !== undefined && { handle }) }, keys: new Set(keys), commits: 1 });
      continue;
    }
    known.commits++;
    for (const key of keys) known.keys.add(key);
    if (handle !== undefined) known.contributor.handle ??= handle;
  }
  return people.toSorted((a, b) => b.commits - a.commits).map(({ contributor }) => contributor);
}

/**
 * Adds the GitHub handles from a page's front matter. Someone whom git already knows by handle or name isn't listed
 * twice.
 */
export function withHandles(contributors: readonly Contributor[], handles: readonly string[]): Contributor[] {
  const merged = contributors.map((contributor) => ({ ...contributor }));
  for (const handle of handles) {
    const same = (text: string | undefined) => text?.toLowerCase() === handle.toLowerCase();
    const known = merged.find((contributor) => same(contributor.handle) || same(contributor.name));
    if (known === undefined) merged.push({ name: handle, handle });
    else known.handle ??= handle;
  }
  return merged;
}

/** '123+ada@users.noreply.github.com' → 'ada'. */
function handleOf(email: string): string | undefined {
  return /^(?:\d+\+)?([a-z\d](?:[a-z\d-]{0,38}))@users\.noreply\.github\.com$/i.exec(email)?.[1];
}
