import { type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import * as strings from "#strings";
import { CHECK, CLOSE, Icon, LINK } from "../drawings/icons.tsx";
import { AnnounceContext } from "../state/announce.ts";
import { RESULT_TIME } from "./show-result.ts";

/**
 * Copies the link to a section. The button is in the heading that the reader last pointed at, touched or reached by
 * keyboard: a page has up to two hundred headings.
 */
export function SectionLink({ main }: { main: RefObject<HTMLElement | null> }): ReactNode {
  const [heading, setHeading] = useState<Element>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = main.current;
    if (element === null || navigator.clipboard === undefined) return;
    const show = (target: EventTarget | null) => {
      const found = target instanceof Element ? target.closest(".prose :is(h2, h3, h4, h5, h6)[id]") : null;
      // A button in use stays where it is.
      if (found !== null && !button.current?.matches(":focus-visible")) setHeading(found);
    };
    const onPoint = ({ target }: Event) => show(target);
    // A screen reader is announcing a heading that has the focus itself, so its name must not change.
    const onFocus = ({ target }: Event) => target instanceof HTMLAnchorElement && show(target);
    element.addEventListener("pointerover", onPoint);
    element.addEventListener("focusin", onFocus);
    return () => {
      element.removeEventListener("pointerover", onPoint);
      element.removeEventListener("focusin", onFocus);
    };
  }, [main]);
  return heading && createPortal(<SectionButton id={heading.id} button={button} />, heading, heading.id);
}

function SectionButton({ id, button }: { id: string; button: RefObject<HTMLButtonElement | null> }): ReactNode {
  const announce = useContext(AnnounceContext);
  const [icon, setIcon] = useState(LINK);
  const show = (result: string, drawing: string) => {
    announce(result);
    setIcon(drawing);
    setTimeout(() => {
      announce("");
      setIcon(LINK);
    }, RESULT_TIME);
  };
  const copy = () =>
    navigator.clipboard.writeText(new URL(`${location.pathname}#${id}`, location.href).href).then(
      () => show(strings.copying.linkCopied, CHECK),
      () => show(strings.copying.sectionLinkNotCopied, CLOSE),
    );
  return (
    <button ref={button} type="button" className="copy-section" title={strings.copying.copySectionLink} onClick={copy}>
      <Icon path={icon} />
    </button>
  );
}
