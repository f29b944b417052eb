import { type RefObject, useEffect } from "react";
import { readStored, writeStored } from "../browser/stored-list.ts";

const STORAGE_KEY = "tabs";

/** Choosing 'pnpm' in one group of tabs chooses it in all, here and on later pages. */
export function useTabs(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const article = main.current;
    if (article === null) return;
    for (const choice of readChoices()) choose(article, choice);
    const onChange = (event: Event) => {
      if (!(event.target instanceof HTMLInputElement) || event.target.closest(".tabs") === null) return;
      const { value } = event.target;
      const before = event.target.getBoundingClientRect().top;
      choose(article, value);
      // Panels above may change height; keep the clicked tab in place.
      window.scrollBy({ top: event.target.getBoundingClientRect().top - before, behavior: "instant" });
      writeStored(STORAGE_KEY, [...readChoices().filter((choice) => choice !== value), value].slice(-20));
    };
    article.addEventListener("change", onChange);
    return () => article.removeEventListener("change", onChange);
  }, [main]);
}

function choose(article: HTMLElement, value: string): void {
  for (const input of article.querySelectorAll<HTMLInputElement>(".tabs-labels input")) {
    if (input.value === value) input.checked = true;
  }
}

/** Oldest first, so that the latest wins when they are applied in turn. */
function readChoices(): string[] {
  return readStored(STORAGE_KEY).filter((choice) => typeof choice === "string");
}
