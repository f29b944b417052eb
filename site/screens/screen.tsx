import type { ReactNode } from "react";
import type { Page } from "#model/page.ts";
import { PageScreen } from "../article/page-screen.tsx";
import { HomeScreen } from "./home-screen.tsx";

/** All between header and footer. It is rendered by the build alone: start-page.ts brings it to life. */
export function Screen({ page }: { page: Page }): ReactNode {
  return hasSidebar(page) ? <PageScreen page={page} /> : <HomeScreen page={page} />;
}

/** A page whose component brings the large heading needs no other, and no sidebar. */
export function hasSidebar({ islands }: Page): boolean {
  return !islands.some(({ component }) => component === "Hero" || component === "SearchResults");
}
