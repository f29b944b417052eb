import { savedUrl } from "#model/offline.ts";

/** Time that a request to the server may take, in milliseconds. */
const TIMEOUT = 5000;

/** Holds the URLs that were opened as documents because a file had been removed, with that file. */
const STORAGE_KEY = "opened-as-documents";

/**
 * Tells whether a page that script couldn't load is available as a document: a deployment removed its file, the page
 * map doesn't contain it, it needs other scripts, or it's saved for offline reading. The current page is only given up
 * for one that will load. For a missing file that happens once, so a broken deployment can't cause a reload loop.
 */
export async function canOpenAsDocument(error: unknown, url: string): Promise<boolean> {
  if (needsDocument(error)) return (await isAnswered(url)) || isSaved(url);
  const file = fileOf(error);
  if (file === undefined || !(await isGone(file))) return isSaved(url);
  const key = `${file} ${savedUrl(url)}`;
  const opened = readOpened();
  if (opened.includes(key) || !(await isAnswered(url))) return false;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...opened, key]));
  } catch {
    // Without storage, another press opens the document again.
  }
  return true;
}

/** Tells whether only a document can show the URL: the page map lacks it, or it needs other scripts. */
function needsDocument(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "MODULE_NOT_FOUND" || error.code === "OTHER_APP");
}

/** Returns the file that didn't load, as webpack's errors name it. */
function fileOf(error: unknown): string | undefined {
  const file = error instanceof Error && "request" in error ? error.request : undefined;
  return typeof file === "string" ? file : undefined;
}

/** Tells whether the server reports a missing file, by its status or by sending a page instead. */
async function isGone(file: string): Promise<boolean> {
  try {
    const { status, headers } = await fetch(file, {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return status === 404 || status === 410 || headers.get("Content-Type")?.startsWith("text/html") === true;
  } catch {
    return false;
  }
}

/** Tells whether the server has a document of this site for the URL, which may be the not-found page. */
export async function isAnswered(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
    // A captive portal would respond too.
    return response.status < 500 && (await response.text()).includes('<div id="root">');
  } catch {
    return false;
  }
}

/** Tells whether the service worker has a copy. */
async function isSaved(url: string): Promise<boolean> {
  try {
    return (
      navigator.serviceWorker?.controller != null && (await caches.match(savedUrl(new URL(url).pathname))) !== undefined
    );
  } catch {
    return false;
  }
}

function readOpened(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}
