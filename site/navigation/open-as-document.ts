import { savedAddress } from "#model/offline.ts";

/** How long a question to the server may take, in milliseconds. */
const PATIENCE = 5000;

/** Addresses that were opened as documents because a file was gone, behind that file. */
const STORAGE_KEY = "opened-as-documents";
/** The same for where there is no storage. */
const opened = new Set<string>();

/**
 * Whether a page that could not be loaded by script is there as a document: its file was deployed away, the build doesn't
 * know it, it is made for other scripts, or there is no network and it is saved. The text on the screen is given up only for
 * a page that will come; for a file that is gone once, and its name changes with the build, so that a wrong deployment can't
 * make a loop.
 */
export async function canOpenAsDocument(error: unknown, url: string): Promise<boolean> {
  if (needsDocument(error)) return (await isAnswered(url)) || isSaved(url);
  const file = fileOf(error);
  if (file === undefined || !(await isGone(file))) return isSaved(url);
  const key = `${file} ${savedAddress(url)}`;
  if (wasOpened(key) || !(await isAnswered(url))) return false;
  remember(key);
  return true;
}

/** The server knows what the map of pages doesn't, that there is no such page, say; or this document can't show the page. */
function needsDocument(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "MODULE_NOT_FOUND" || error.code === "OTHER_APP");
}

/** The file that did not come, as webpack's errors name it. */
function fileOf(error: unknown): string | undefined {
  const file = error instanceof Error && "request" in error ? error.request : undefined;
  return typeof file === "string" ? file : undefined;
}

/** The server says that a file is no more, in its own words or with some page in its place. */
async function isGone(file: string): Promise<boolean> {
  try {
    const { status, headers } = await fetch(file, {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE),
    });
    return status === 404 || status === 410 || headers.get("Content-Type")?.startsWith("text/html") === true;
  } catch {
    return false;
  }
}

/** The server has a document of this site there, be it the one that says that there is no such page. */
export async function isAnswered(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    // A captive portal answers too.
    return response.status < 500 && (await response.text()).includes('<div id="root">');
  } catch {
    return false;
  }
}

/** The worker would answer with a copy. */
async function isSaved(url: string): Promise<boolean> {
  try {
    return (
      navigator.serviceWorker?.controller != null &&
      (await caches.match(savedAddress(new URL(url).pathname))) !== undefined
    );
  } catch {
    return false;
  }
}

function wasOpened(key: string): boolean {
  return opened.has(key) || readOpened().includes(key);
}

function remember(key: string): void {
  opened.add(key);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...readOpened(), key]));
  } catch {
    // Without storage it holds for this document.
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
