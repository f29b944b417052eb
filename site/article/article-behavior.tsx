import type { ReactNode, RefObject } from "react";
import type { ShownPage } from "#model/page.ts";
import { useIslands } from "../components/use-islands.tsx";
import { Part } from "../failure/part.tsx";
import { Avatars } from "./contributors/avatars.tsx";
import { Preview } from "./preview/preview.tsx";
import { SectionLink } from "./section-link.tsx";
import { useActions } from "./use-actions.ts";
import { type OnRead, useActiveHeading } from "./use-active-heading.ts";
import { useTabs } from "./use-tabs.ts";

/** A page and the reader's visit to it. */
export type ArticleProps = {
  page: ShownPage;
  visit: number;
  /** Called with the heading being read. */
  onRead: OnRead;
};

type Props = ArticleProps & { main: RefObject<HTMLElement | null> };

/** Makes the HTML of an article interactive, and adds the elements that it only has with script. */
export function ArticleBehavior({ main, page, visit, onRead }: Props): ReactNode {
  useTabs(main);
  useActions(main);
  useIslands(main, page.islands, visit === 0);
  useActiveHeading(main, visit, onRead);
  return (
    <>
      <SectionLink main={main} />
      <Part name="contributors">
        <Avatars main={main} />
      </Part>
      <Part name="preview">
        <Preview main={main} />
      </Part>
    </>
  );
}
