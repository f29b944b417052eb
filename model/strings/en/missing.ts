import type { Element } from "../../element.ts";

export const missingSection = {
  name: "Missing section",
  noneLike: <T>(words: string, link: Element<T>) => [
    "This section doesn't exist. ",
    link(`Search for “${words}”`),
    ".",
  ],
  didYouMean: <T>(sections: readonly T[]) => [
    "This section doesn't exist; did you mean ",
    ...alternatives(sections),
    "?",
  ],
};

/** 'a', 'a or b', 'a, b or c'. */
function alternatives<T>(all: readonly T[]): (T | string)[] {
  return all.flatMap((each, place) => (place === 0 ? [each] : [place === all.length - 1 ? " or " : ", ", each]));
}

export const notFound = {
  title: "Page not found",
  text: "Oops! The page you are looking for has been removed or relocated.",
  home: "Go to Homepage",
  didYouMean: "Did you mean",
};

/** The document at an old URL, for hosts without redirects. */
export const redirect = {
  title: "Moved",
  text: <T>(link: T) => ["This page has moved to ", link, "."],
};
