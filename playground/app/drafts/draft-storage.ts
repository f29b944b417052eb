import type { Files } from "../../protocol.ts";
import { checkedFiles } from "../links/share.ts";

/** A project that the reader has changed. */
export type Draft = {
  files: Files;
  /** The path of the file that was edited last. */
  edited: string;
  /** The name of the webpack version. */
  webpack: string;
  /** See OpenedProject. */
  isUntrusted: boolean;
  /** When it was changed last, in milliseconds since 1970. */
  changed: number;
};

export type SavedDraft = Draft & { id: string };

/** Why a draft isn't in the browser's storage. */
export type Refusal = "full" | "blocked";

export type DraftStorage = {
  read: (id: string) => Draft | undefined;
  /**
   * Saves a draft at once. Returns its id: a new one if another tab has changed the draft since this tab read or wrote
   * it, so neither tab overwrites the other.
   */
  write: (id: string, draft: Draft) => { id: string; refusal?: Refusal };
  remove: (id: string) => void;
  /** All drafts, newest first. */
  list: () => SavedDraft[];
};

const PREFIX = "playground-draft:";

/** `getStorage` throws where the browser blocks storage. */
export function openDraftStorage(getStorage: () => Storage): DraftStorage {
  /** What storage held when this tab last read or wrote a draft. */
  const known = new Map<string, string | null>();
  /** Drafts that storage refused, which last as long as the document. */
  const refused = new Map<string, Draft>();
  const stored = (id: string) => attempt(() => getStorage().getItem(PREFIX + id)) ?? null;
  const read = (id: string) => {
    const text = stored(id);
    known.set(id, text);
    return refused.get(id) ?? parseDraft(text);
  };
  return {
    read,
    write: (id, draft) => {
      const before = stored(id);
      const isOthers = before !== null && before !== known.get(id);
      const own = isOthers ? newDraftId() : id;
      const text = JSON.stringify(draft);
      try {
        getStorage().setItem(PREFIX + own, text);
        known.set(own, text);
        refused.delete(own);
        return { id: own };
      } catch (error) {
        refused.set(own, draft);
        return { id: own, refusal: isQuotaError(error) ? "full" : "blocked" };
      }
    },
    remove: (id) => {
      refused.delete(id);
      attempt(() => getStorage().removeItem(PREFIX + id));
    },
    list: () => {
      const keys = attempt(() => Object.keys(getStorage())) ?? [];
      const ids = keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
      return [...new Set([...ids, ...refused.keys()])]
        .flatMap((id) => {
          const draft = refused.get(id) ?? parseDraft(stored(id));
          return draft === undefined ? [] : [{ ...draft, id }];
        })
        .sort((one, other) => other.changed - one.changed);
    },
  };
}

/** The drafts in this browser. */
export const drafts = openDraftStorage(() => localStorage);

export function newDraftId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

function parseDraft(text: string | null): Draft | undefined {
  const value: unknown = attempt(() => JSON.parse(text ?? "null"));
  if (typeof value !== "object" || value === null) return undefined;
  const { files, edited, webpack, isUntrusted, changed }: Partial<Record<keyof Draft, unknown>> = value;
  const checked = checkedFiles(files);
  if (checked === null || typeof edited !== "string" || typeof webpack !== "string" || typeof changed !== "number")
    return undefined;
  return { files: checked, edited, webpack, isUntrusted: isUntrusted !== false, changed };
}

function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && /quota/i.test(error.name);
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
