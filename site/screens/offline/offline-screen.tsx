import { type ReactNode, useEffect, useState } from "react";
import { NOT_SAVED_URL, type OfflineFile } from "#model/saved-files.ts";
import * as strings from "#strings";
import { isAnswered } from "../../navigation/open-as-document.ts";
import { fetchOfflineFiles, readSavedPages, type SavedPage } from "../../offline/saved-pages.ts";
import { Sidebar } from "../../sidebar/sidebar.tsx";
import { OfflineCopyControls } from "./offline-copy-controls.tsx";
import styles from "./offline-screen.module.css";
import { SavedPages } from "./saved-pages-list.tsx";

const words = strings.offlineScreen;

/** The first pause between two attempts to load the page, in milliseconds. Each is twice as long as the last. */
const SHORTEST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** Lists the pages that can be read offline, and saves all of them. */
export function OfflineScreen(): ReactNode {
  return <Saved missing={false} />;
}

/** Replaces a page that can't be loaded. */
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
  // Each change of what is saved is read again.
  useEffect(() => {
    if (files === undefined) return;
    readSavedPages(files).then(setPages, (error: unknown) => console.warn("Nothing can be saved here.", error));
  }, [files, changes]);
  useReloadWhenBack(missing);
  return (
    <div>
      <Sidebar url="" visit={0} />
      <main id="content" className={styles["screen"]}>
        {missing ? <NotSaved /> : <h1 tabIndex={-1}>{words.title}</h1>}
        <p>{words.text}</p>
        {files !== undefined && <OfflineCopyControls files={files} onChange={() => setChanges(changes + 1)} />}
        {pages.length > 0 && <SavedPages pages={pages} />}
      </main>
    </div>
  );
}

function NotSaved(): ReactNode {
  return (
    <>
      <h1 tabIndex={-1}>{words.notSaved}</h1>
      <p>
        {words.unavailable} {/* biome-ignore lint/a11y/useValidAnchor: the URL is whichever was asked for. */}
        <a href="">{strings.common.tryAgain}</a>
      </p>
    </>
  );
}

/**
 * Loads the requested page as soon as that works; there's nothing on this screen to interrupt. Browsers report that a
 * network is back, sometimes too early, but not that a server is.
 */
function useReloadWhenBack(missing: boolean): void {
  useEffect(() => {
    // The reader has opened this screen by its own URL.
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
    // The network may have come back before this script ran.
    void ask();
    addEventListener("online", ask);
    return () => {
      isOver = true;
      clearTimeout(next);
      removeEventListener("online", ask);
    };
  }, [missing]);
}
