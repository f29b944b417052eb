import { useCallback, useEffect, useRef, useState } from "react";
import type { WebpackVersion } from "#model/webpack-versions.ts";
import { type ProjectFiles, recordOf } from "../files/project-files.ts";
import { linkHash } from "../links/share.ts";
import { drafts, type Refusal } from "./draft-storage.ts";
import type { Link, Opened } from "./use-link.ts";

/** How long readers have to stop typing before the URL changes, in milliseconds. */
const PAUSE = 500;

type Content = {
  files: ProjectFiles;
  /** The path of the file that was edited last. */
  edited: string;
  webpack: WebpackVersion;
  /** See OpenedProject. */
  isUntrusted: boolean;
};

export type DraftState = Content & {
  id: string;
  /** The reader has changed the files, so they are saved. */
  isChanged: boolean;
  /** Why the browser doesn't keep the changes. */
  refusal?: Refusal | undefined;
  /** Another tab changed the same project, so this one is saved as another. */
  isSeparate: boolean;
};

export type ChangeDraft = (change: (draft: DraftState) => Partial<Content>) => void;

/**
 * Returns the opened project's current state, whether it's too large for a link, and a function that changes it. A
 * change of the files is saved before anything else happens, and the URL follows when the reader pauses.
 */
export function useDraft(opened: Opened, write: Link["write"]): [draft: DraftState, isLarge: boolean, ChangeDraft] {
  const { link } = opened.place;
  const [initial] = useState<DraftState>(() => ({
    files: new Map(Object.entries(opened.files)),
    edited: opened.draft?.edited ?? "",
    webpack: opened.version,
    isUntrusted: opened.isUntrusted,
    id: opened.place.draft,
    isChanged: opened.draft !== undefined,
    isSeparate: false,
  }));
  const [draft, setDraft] = useState(initial);
  const [isLarge, setLarge] = useState(false);
  const latest = useRef(initial);
  const change: ChangeDraft = useCallback(
    (make) => {
      const before = latest.current;
      const changed = { ...before, ...make(before) };
      const isChanged = before.isChanged || changed.files !== before.files;
      latest.current = isChanged ? save({ ...changed, isChanged }) : changed;
      setDraft(latest.current);
      if (isChanged) write(placeOf(latest.current, link));
    },
    [link, write],
  );
  useEffect(() => {
    if (!draft.isChanged) return;
    const { href } = location;
    const timer = setTimeout(() => {
      const hash = linkHash(recordOf(draft.files), draft.webpack);
      setLarge(hash === undefined);
      // A section that the URL names by now stays there until the next change.
      const isFollowed = location.href === href && (draft !== initial || location.hash === "");
      if (isFollowed) write(placeOf(draft, link), hash ?? `#draft=${draft.id}`);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [draft, initial, link, write]);
  const isAtRisk = draft.refusal !== undefined;
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isAtRisk]);
  return [draft, isLarge, change];
}

function save(draft: DraftState): DraftState {
  const { files, edited, webpack, isUntrusted } = draft;
  const content = { files: recordOf(files), edited, webpack: webpack.name, isUntrusted, changed: Date.now() };
  const { id, refusal } = drafts.write(draft.id, content);
  return { ...draft, id, refusal, isSeparate: draft.isSeparate || id !== draft.id };
}

function placeOf({ id, isUntrusted }: DraftState, link: string) {
  return { draft: id, link, isOwn: !isUntrusted };
}
