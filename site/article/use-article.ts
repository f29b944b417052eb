import type { RefObject } from "react";
import type { Island } from "#model/components.ts";
import { useIslands } from "../components/use-islands.tsx";
import { useAvatars } from "./contributors/use-avatars.ts";
import { usePageActions } from "./page-meta/use-page-actions.ts";
import { type OnRead, useActiveHeading } from "./use-active-heading.ts";
import { useCopyButtons } from "./use-copy-buttons.ts";
import { useSectionLinks } from "./use-section-links.ts";
import { useTabs } from "./use-tabs.ts";

/** Adds all interactive features to an article. Reports the heading being read to `onRead`. */
export function useArticle(
  main: RefObject<HTMLElement | null>,
  visit: number,
  islands: readonly Island[],
  onRead: OnRead,
): void {
  useTabs(main, visit);
  useCopyButtons(main, visit);
  useSectionLinks(main, visit);
  useAvatars(main, visit);
  usePageActions(main, visit);
  useIslands(main, visit, islands);
  useActiveHeading(main, visit, onRead);
}
