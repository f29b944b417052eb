import { useEffect, useState } from "react";
import { meantId } from "#model/meant-url.ts";
import { hashId } from "../navigation/hash-id.ts";
import type { SectionName } from "./nearest-sections.ts";

/** A section in the URL that the page doesn't have. */
export type MissingSection = { id: string; nearest: readonly SectionName[] };

/**
 * Follows a URL's hash that isn't an id on the page: goes to the page that the section was moved to, or to the id that
 * was probably meant. Returns the missing section if there's neither, and a function that dismisses it.
 */
export function useHash(): [missing: MissingSection | undefined, dismiss: () => void] {
  const [missing, setMissing] = useState<MissingSection>();
  useEffect(() => {
    const follow = () =>
      void followHash().then(setMissing, (error: unknown) =>
        console.warn("The notice that a section doesn't exist did not arrive.", error),
      );
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return [missing, () => setMissing(undefined)];
}

async function followHash(): Promise<MissingSection | undefined> {
  // The navigation that showed this page may not have finished.
  await window.navigation?.transition?.finished.catch(() => undefined);
  const id = hashId(location.hash);
  // No id has a '=': the playground keeps a project there.
  if (id === "" || id === "top" || id.includes("=")) return undefined;
  const target = document.getElementById(id) ?? document.getElementsByName(id)[0];
  if (target instanceof HTMLAnchorElement && target.matches(".moved > a")) {
    location.replace(target.href);
    return undefined;
  }
  if (target !== undefined || document.querySelector("main .prose") === null) return undefined;
  const ids = Array.from(document.querySelectorAll("main [id]"), (element) => element.id);
  const meant = meantId(id, ids);
  if (meant !== undefined) {
    location.replace(`#${encodeURIComponent(meant)}`);
    return undefined;
  }
  const { nearestSections } = await import(/* webpackChunkName: "missing-section" */ "./nearest-sections.ts");
  const headings = document.querySelectorAll("main :is(h2, h3, h4)[id]");
  const sections = Array.from(headings, (heading) => ({ id: heading.id, title: heading.textContent.trim() }));
  return { id, nearest: nearestSections(id, sections) };
}
