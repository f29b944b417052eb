import { useCallback, useEffect, useRef, useState } from "react";
import { findWebpackVersion, NEWEST } from "#model/webpack-versions.ts";
import { draftOf, isLink, type OpenedProject, openLink } from "../links/open-link.ts";
import { type Draft, drafts, newDraftId } from "./draft-storage.ts";
import { isSamePlace, type Place, readPlace, writePlace } from "./place.ts";

/** An opened project. `visit` changes with each. */
export type Opened = OpenedProject & {
  visit: number;
  place: Place;
  /** The saved changes, if that's what was opened. */
  draft?: Draft;
  /** Nothing named this project: it's the one that the reader changed last. */
  isLatest?: boolean;
};

export type Link = {
  /** Undefined while a project loads. */
  opened: Opened | undefined;
  /** Notes what's on the screen and changes the URL without opening anything. */
  write: (place: Place, hash?: string) => void;
  /** Opens a project as a new entry of the browser's history. */
  visit: (place: Place, hash: string) => void;
};

/** Opens the project that the URL or the history names, and later those of other links and entries. */
export function useLink(): Link {
  const [opened, setOpened] = useState<Opened>();
  const shown = useRef<Place>(undefined);
  const visits = useRef(0);
  const write = useCallback((place: Place, hash?: string) => {
    shown.current = place;
    // Browsers refuse to do this for each key.
    if (hash !== undefined || !isSamePlace(place, readPlace())) writePlace(place, hash);
  }, []);
  const open = useCallback(() => {
    const visit = ++visits.current;
    void openPlace(readPlace(), location.hash).then((project) => {
      if (visit !== visits.current) return;
      write(project.place);
      setOpened({ ...project, visit });
    });
  }, [write]);
  useEffect(() => {
    const follow = () => {
      const place = readPlace();
      if (place === undefined ? isLink(location.hash) : place.draft !== shown.current?.draft) open();
      // The URL now names a section of the page, and a reload should still find the project.
      else if (shown.current !== undefined) writePlace(shown.current);
    };
    open();
    addEventListener("hashchange", follow);
    return () => {
      visits.current++;
      removeEventListener("hashchange", follow);
    };
  }, [open]);
  const visit = useCallback(
    (place: Place, hash: string) => {
      writePlace(place, hash, true);
      open();
    },
    [open],
  );
  return { opened, write, visit };
}

async function openPlace(place: Place | undefined, hash: string): Promise<Omit<Opened, "visit">> {
  const link = isLink(hash) ? hash : (place?.link ?? "");
  const latest = place === undefined && link === "" ? drafts.list()[0]?.id : undefined;
  const id = place?.draft ?? draftOf(link) ?? latest ?? newDraftId();
  const draft = drafts.read(id);
  if (draft === undefined) {
    const project = await openLink(link);
    const isUntrusted = project.isUntrusted && place?.isOwn !== true;
    return { ...project, isUntrusted, place: place ?? { draft: newDraftId(), link, isOwn: false } };
  }
  const { files, isUntrusted, webpack } = draft;
  return {
    files,
    isUntrusted,
    version: findWebpackVersion(webpack) ?? NEWEST,
    target: "",
    place: { draft: id, link, isOwn: !isUntrusted },
    draft,
    isLatest: latest !== undefined,
  };
}
