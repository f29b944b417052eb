import { type ReactNode, useEffect, useState } from "react";
import { NOT_SAVED_URL, type OfflineFile } from "#model/saved-files.ts";
import { isAnswered } from "../navigation/open-as-document.ts";
import { OfflineCopyControls } from "./offline-copy-controls.tsx";
import styles from "./offline-screen.module.css";
import { fetchOfflineFiles, readSavedPages, type SavedPage } from "./saved-pages.ts";
import { SavedPages } from "./saved-pages-list.tsx";

/** Between two questions whether the page can be had, in milliseconds: each is twice the one before. */
const SHORTEST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** What can be read without a network, and how to save all of it. */
export function OfflineScreen(): ReactNode {
  return <Saved missing={false} />;
}

/** The same in the place of a page that can't be had. */
export function NotSavedScreen(): ReactNode {
  return <Saved missing />;
}

function Saved({ missing }: { missing: boolean }): ReactNode {
  const [files, setFiles] = useState<readonly OfflineFile[]>();
  const [pages, setPages] = useState<readonly SavedPage[]>([]);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    fetchOfflineFiles().then(setFiles, (error: unknown) => console.warn("What is saved is not known.", error));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what is saved is read again.
  useEffect(() => {
    if (files === undefined) return;
    readSavedPages(files).then(setPages, (error: unknown) => console.warn("Nothing can be saved here.", error));
  }, [files, changes]);
  useReloadWhenBack(missing);
  return (
    <main id="content" className={styles["screen"]}>
      {missing ? <NotSaved /> : <h1 tabIndex={-1}>Read offline</h1>}
      <p>
        The last 60 pages you read are kept on this device, with search. They open without a network, and whenever it is
        slow.
      </p>
      {files !== undefined && <OfflineCopyControls files={files} onChange={() => setChanges(changes + 1)} />}
      {pages.length > 0 && <SavedPages pages={pages} />}
    </main>
  );
}

function NotSaved(): ReactNode {
  return (
    <>
      <h1 tabIndex={-1}>This page is not saved on this device</h1>
      <p>
        You are offline, or the site does not answer. The page is shown here as soon as it can be had.{" "}
        {/* biome-ignore lint/a11y/useValidAnchor: the address is whichever was asked for. */}
        <a href="">Try again</a>
      </p>
    </>
  );
}

/**
 * Nothing is being read here: the page that was asked for may take this one's place by itself, as soon as it can be had. A
 * browser tells of a network that is back, before it always carries; of a server that is back nothing tells.
 */
function useReloadWhenBack(missing: boolean): void {
  useEffect(() => {
    // Whoever asks for this page by its own address has it.
    if (!missing || location.pathname === NOT_SAVED_URL) return;
    let pause = SHORTEST_PAUSE;
    let next = 0;
    let isOver = false;
    const ask = async () => {
      if (!navigator.onLine) return;
      const isBack = await isAnswered(location.href);
      if (isOver) return;
      if (isBack) return location.reload();
      clearTimeout(next);
      next = window.setTimeout(ask, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    };
    // The network may have come back before this script.
    void ask();
    addEventListener("online", ask);
    return () => {
      isOver = true;
      clearTimeout(next);
      removeEventListener("online", ask);
    };
  }, [missing]);
}
