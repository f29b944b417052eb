/** A result that the reader has chosen before. */
export type Recent = { title: string; page: string; url: string };

const STORAGE_KEY = "search-recent";
const LIMIT = 5;

/** Returns recent results, latest first; none if storage is blocked or invalid. */
export function readRecent(): Recent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, LIMIT) : [];
  } catch {
    return [];
  }
}

export function keepRecent(chosen: Recent): void {
  write([chosen, ...readRecent().filter(({ url }) => url !== chosen.url)].slice(0, LIMIT));
}

export function forgetRecent(): void {
  write([]);
}

function write(recent: readonly Recent[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(recent));
  } catch {
    // Recent results are optional, so failing to store them is fine.
  }
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== "object" || value === null) return false;
  const { title, page, url }: Partial<Record<keyof Recent, unknown>> = value;
  return typeof title === "string" && typeof page === "string" && typeof url === "string" && /^\/(?!\/)/.test(url);
}
