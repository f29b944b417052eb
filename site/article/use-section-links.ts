import { type RefObject, useContext, useEffect } from "react";
import * as strings from "#strings";
import { CHECK, CLOSE, LINK } from "../shell/icons.tsx";
import { ActionsContext, type Announce } from "../state/actions.ts";
import { SHOWN } from "./show-result.ts";

/**
 * Puts a button 'Copy link to section' into the heading that the reader points at, touches or reaches by keyboard. One
 * button serves all headings: a page has up to two hundred of them.
 */
export function useSectionLinks(main: RefObject<HTMLElement | null>, visit: number): void {
  const { announce } = useContext(ActionsContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has its own element
  useEffect(() => {
    const element = main.current;
    if (element === null || navigator.clipboard === undefined) return;
    let button: HTMLButtonElement | undefined;
    const place = (heading: Element | null) => {
      // A button in use stays where it is.
      if (heading === null || heading.contains(button ?? null) || button?.matches(":focus-visible")) return;
      button?.remove();
      button = sectionButton(heading.id, announce);
      heading.append(button);
    };
    const onPoint = ({ target }: Event) => place(headingOf(target));
    // A heading that is focused itself is being announced, so its name stays as it is.
    const onFocus = ({ target }: Event) => target instanceof HTMLAnchorElement && place(headingOf(target));
    element.addEventListener("pointerover", onPoint);
    element.addEventListener("focusin", onFocus);
    return () => {
      element.removeEventListener("pointerover", onPoint);
      element.removeEventListener("focusin", onFocus);
    };
  }, [main, visit, announce]);
}

function headingOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(".prose :is(h2, h3, h4, h5, h6)[id]") : null;
}

const SVG = "http://www.w3.org/2000/svg";

function sectionButton(id: string, announce: Announce): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy-section";
  button.title = strings.copying.copySectionLink;
  const icon = document.createElementNS(SVG, "svg");
  icon.setAttribute("viewBox", "0 0 20 20");
  icon.setAttribute("class", "icon");
  const path = icon.appendChild(document.createElementNS(SVG, "path"));
  path.setAttribute("d", LINK);
  button.append(icon);
  const show = (result: string, drawing: string) => {
    announce(result);
    path.setAttribute("d", drawing);
    setTimeout(() => {
      announce("");
      path.setAttribute("d", LINK);
    }, SHOWN);
  };
  button.addEventListener("click", () => {
    navigator.clipboard.writeText(new URL(`${location.pathname}#${id}`, location.href).href).then(
      () => show(strings.copying.linkCopied, CHECK),
      () => show(strings.copying.sectionLinkNotCopied, CLOSE),
    );
  });
  return button;
}
