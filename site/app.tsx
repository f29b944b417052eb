import type { ComponentType, ReactNode } from "react";
import type { PageFrame } from "#model/page.ts";
import { PageScreen } from "./article/page-screen.tsx";
import { HomeScreen } from "./screens/home-screen.tsx";
import { LazyScreen } from "./screens/lazy-screen.tsx";
import { type Loading, LoadingStatus } from "./shell/loading-status.tsx";

/** What is on the screen. `html` is undefined while the article is the one that the document came with. */
export type View =
  | {
      screen: "page";
      page: PageFrame;
      html: string | undefined;
      revision: number;
      /** In the renderer: HTML of the first row of links, which browsers take from the header. */
      mainNavigation?: string;
    }
  | { screen: "lazy"; load: () => Promise<ComponentType>; Screen?: ComponentType };

type Props = { view: View; loading: Loading };

/** Between the header and the footer, which are the document's own: see shell/start-shell.ts. */
export function App({ view, loading }: Props): ReactNode {
  return (
    <>
      <LoadingStatus loading={loading} />
      {view.screen === "lazy" && <LazyScreen {...view} />}
      {view.screen === "page" && !hasSidebar(view) && <HomeScreen {...view} />}
      {view.screen === "page" && hasSidebar(view) && <PageScreen {...view} busy={loading.state === "slow"} />}
    </>
  );
}

/** A page whose component brings the large heading needs no other, and no sidebar. */
export function hasSidebar(view: View): boolean {
  return (
    view.screen === "page" &&
    !view.page.islands.some(({ component }) => component === "Hero" || component === "SearchResults")
  );
}
