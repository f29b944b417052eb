import type { ComponentType, ReactNode } from "react";
import type { PageFrame } from "#model/page.ts";
import styles from "./app.module.css";
import { PageScreen } from "./article/page-screen.tsx";
import { OfflinePlace } from "./offline/offline-place.tsx";
import { HomeScreen } from "./screens/home-screen.tsx";
import { NotFound } from "./screens/not-found.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header.tsx";
import { type Loading, LoadingStatus } from "./shell/loading-status.tsx";
import { Notification } from "./shell/notification.tsx";
import { OfflineLine } from "./shell/offline-line.tsx";

/** What is on the screen. `html` is undefined while the article is the one that the document came with. */
export type View =
  | { screen: "page"; page: PageFrame; html: string | undefined; revision: number }
  | { screen: "not-found" }
  | { screen: "offline"; missing: boolean; Screen?: ComponentType<{ missing: boolean }> };

type Props = { view: View; loading: Loading };

export function App({ view, loading }: Props): ReactNode {
  const url = view.screen === "page" ? view.page.url : "";
  const isHome = view.screen === "page" && bringsHeading(view.page);
  return (
    <>
      <a className={styles["skip"]} href="#content">
        Skip to content
      </a>
      <Notification />
      <OfflineLine />
      <Header url={url} hasMenu={view.screen === "page" && !isHome} />
      <LoadingStatus loading={loading} />
      {view.screen === "not-found" && <NotFound />}
      {view.screen === "offline" && <OfflinePlace {...view} />}
      {view.screen === "page" && isHome && <HomeScreen {...view} />}
      {view.screen === "page" && !isHome && <PageScreen {...view} busy={loading.state === "slow"} />}
      <Footer />
    </>
  );
}

/** A page whose component brings the large heading needs no other, and no sidebar. */
function bringsHeading(page: PageFrame): boolean {
  return page.islands.some(({ component }) => component === "Hero" || component === "SearchResults");
}
