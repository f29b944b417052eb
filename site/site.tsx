import { type ComponentType, type ReactNode, useCallback, useState, useSyncExternalStore } from "react";
import type { Anchor } from "#model/page.ts";
import { PageScreen } from "./article/page-screen/page-screen.tsx";
import { Part } from "./failure/part.tsx";
import { MissingSectionNotice } from "./missing-section/missing-section-notice.tsx";
import { SearchDialog } from "./search/dialog/search-dialog.tsx";
import { Footer } from "./shell/footer/footer.tsx";
import { PageTop } from "./shell/page-top/page-top.tsx";
import { AnnounceContext } from "./state/announce.ts";
import type { SiteStore } from "./state/site-store.ts";

type Props = {
  store: SiteStore;
  /** The screen of a document that isn't a page. */
  OtherScreen?: ComponentType;
};

const NONE: readonly Anchor[] = [];

/** Renders everything in a document's body: in the build, and again in the browser to hydrate it. */
export function Site({ store, OtherScreen }: Props): ReactNode {
  const { page, visit, loading, announcement } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [read, setRead] = useState<{ visit: number; id: string | undefined }>();
  const activeId = read?.visit === visit ? read.id : undefined;
  const announce = useCallback(
    (text: string) => store.update({ announcement: { text, number: store.get().announcement.number + 1 } }),
    [store],
  );
  return (
    <AnnounceContext value={announce}>
      <PageTop
        page={{ url: page?.url ?? "", inVersion4: page?.inVersion4 === true, anchors: page?.anchors ?? NONE, activeId }}
        isDocument={visit === 0}
        loading={loading}
        announcement={announcement}
      />
      <Part key={visit} name="section">
        <MissingSectionNotice />
      </Part>
      {page !== undefined && (
        <PageScreen page={page} visit={visit} isBusy={loading.state === "slow"} activeId={activeId} onRead={setRead} />
      )}
      {page === undefined && OtherScreen !== undefined && (
        <Part name="page">
          <OtherScreen />
        </Part>
      )}
      <Part name="footer">
        <Footer />
      </Part>
      <Part name="search">
        <SearchDialog />
      </Part>
    </AnnounceContext>
  );
}
