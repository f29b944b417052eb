import type { SyntaxNode, Tree } from "@lezer/common";
import { parser } from "@lezer/json";
import { type Place, placeAt } from "./place.ts";

/** Places in JSON, which JSON.parse doesn't report: of the first syntax error, and of the value at a path. */
export type JsonPlaces = {
  ofError: () => Place;
  /** Returns the place of the nearest value above if there's none with this path. */
  ofPath: (path: readonly PropertyKey[]) => Place;
  /** Returns the place of a property's name in the object at a path. */
  ofKey: (path: readonly PropertyKey[], key: string) => Place;
};

export function jsonPlaces(text: string): JsonPlaces {
  const tree = parser.parse(text);
  const find = (path: readonly PropertyKey[]): SyntaxNode => {
    let found = tree.topNode.firstChild ?? tree.topNode;
    for (const step of path) {
      const next = typeof step === "number" ? itemsOf(found)[step] : propertyOf(found, String(step), text)?.lastChild;
      if (next == null) break;
      found = next;
    }
    return found;
  };
  return {
    ofError: () => placeAt(text, firstError(tree) ?? text.length),
    ofPath: (path) => placeAt(text, find(path).from),
    ofKey: (path, key) => {
      const node = find(path);
      return placeAt(text, (propertyOf(node, key, text) ?? node).from);
    },
  };
}

function firstError(tree: Tree): number | undefined {
  let found: number | undefined;
  tree.iterate({
    enter: ({ type, from }) => {
      if (type.isError) found ??= from;
    },
  });
  return found;
}

function propertyOf(object: SyntaxNode, key: string, text: string): SyntaxNode | undefined {
  return object.getChildren("Property").find((property) => {
    const name = property.getChild("PropertyName");
    return name !== null && JSON.parse(text.slice(name.from, name.to)) === key;
  });
}

/** The values of an array, without its brackets and commas. */
function itemsOf(array: SyntaxNode): SyntaxNode[] {
  const items: SyntaxNode[] = [];
  for (let child = array.firstChild; child !== null; child = child.nextSibling) {
    if (/^[A-Z]/.test(child.name)) items.push(child);
  }
  return items;
}
