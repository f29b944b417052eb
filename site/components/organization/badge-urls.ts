export type Badge = { label: string; src: string };

type Subject = {
  host: string;
  repo: string;
  /** The repository's default branch. */
  branch: string;
  npm: string;
  /** Today, for the counts of recent commits. */
  now: Date;
};

/** Time that a badge may be cached, in seconds. */
const MAX_AGE = "3600";

/** URLs of one repository's badges, in the form of shields.io and compatible services. */
export function badgeUrls({ host, repo, branch, npm, now }: Subject): Badge[] {
  const badge = (path: string, label: string): Badge => {
    const query = new URLSearchParams({ label, style: "flat-square", maxAge: MAX_AGE });
    return { label, src: `${host}/${path}?${query}` };
  };
  const since = (months: number, days: number) => {
    const date = new Date(now);
    date.setUTCMonth(date.getUTCMonth() - months);
    date.setUTCDate(date.getUTCDate() - days);
    return `github/commits-since/${repo}/${branch}@{${date.toISOString().slice(0, 10)}}`;
  };
  return [
    ...(npm === "" ? [] : [badge(`npm/dm/${npm}`, "npm")]),
    badge(`github/stars/${repo}`, "stars"),
    badge(since(6, 0), "6m"),
    badge(since(3, 0), "3m"),
    badge(since(1, 0), "1m"),
    badge(since(0, 7), "1w"),
    badge(`github/issues-raw/${repo}`, "issues"),
    badge(`github/issues-pr-raw/${repo}`, "prs"),
    badge(`github/package-json/v/${repo}`, "version"),
  ];
}
