import { memo, type ReactNode, useMemo } from "react";
import type { Anchor } from "#model/page.ts";
import { rowsClass } from "#model/rows-class.ts";
import { Breakable } from "../prose/breakable.tsx";
import { isName, repeatedPrefix, shortName } from "./anchor-name.ts";

type Props = {
  anchors: readonly Anchor[];
  /** The heading being read. */
  activeId: string | undefined;
  /** The page with the headings; "" is the page on the screen. */
  url?: string;
  isHidden?: boolean;
  /** Leaves out headings below those of the first level in `anchors`. */
  isFlat?: boolean;
  /** How many rows the menu lays out in its first frame; those after them are marked as later. */
  firstRows?: number;
  /** Prefixes that the list drops from names: the parent's name, and the one that most of the outline shares. */
  parent?: string;
  prefix?: string;
};

/** Links to the headings of a page. */
export function AnchorList(props: Props): ReactNode {
  const { anchors, activeId, url = "", isHidden = false, isFlat = false, firstRows = Infinity } = props;
  const { parent = "", prefix } = props;
  const repeated = useMemo(() => prefix ?? repeatedPrefix(anchors), [prefix, anchors]);
  let rows = 0;
  return (
    <ul hidden={isHidden}>
      {anchors.map((anchor) => {
        const isLater = rows >= firstRows;
        rows += countRows(anchor);
        const isInside = anchor.id === activeId || anchor.children?.some(({ id }) => id === activeId) === true;
        const active = isInside ? (isFlat ? anchor.id : activeId) : undefined;
        return (
          <AnchorItem
            key={anchor.id}
            anchor={anchor}
            activeId={active}
            url={url}
            isLater={isLater}
            isFlat={isFlat}
            parent={parent}
            prefix={repeated}
          />
        );
      })}
    </ul>
  );
}

type ItemProps = Required<Pick<Props, "activeId" | "url" | "parent">> & {
  anchor: Anchor;
  isLater: boolean;
  isFlat: boolean;
  prefix: string;
};

const AnchorItem = memo(function AnchorItem(props: ItemProps): ReactNode {
  const { anchor, activeId, url, isLater, isFlat, parent, prefix } = props;
  const { title, id } = anchor;
  const children = isFlat ? undefined : anchor.children;
  const href = `${encodeURI(url)}#${encodeURIComponent(id)}`;
  const current = id === activeId ? "location" : undefined;
  return (
    <li className={children && rowsClass(countRows(anchor))} data-later={isLater || undefined}>
      {isName(title) ? (
        <a href={href} aria-current={current} title={title} translate="no">
          {shortName(title, [parent, prefix])}
        </a>
      ) : (
        <a href={href} aria-current={current}>
          <Breakable text={title} />
        </a>
      )}
      {children && <AnchorList anchors={children} activeId={activeId} url={url} parent={`${title}.`} prefix={prefix} />}
    </li>
  );
});

function countRows({ children = [] }: Anchor): number {
  return children.reduce((sum, child) => sum + countRows(child), 1);
}
