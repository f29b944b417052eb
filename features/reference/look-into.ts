/** Returns a property of a value of unknown shape; undefined if it has none. */
export function propertyOf(value: unknown, name: string): unknown {
  if ((typeof value !== "object" && typeof value !== "function") || value === null) return undefined;
  try {
    return Reflect.get(value, name);
  } catch {
    // Getters for removed parts of webpack throw.
    return undefined;
  }
}

/** Returns a value's own enumerable properties; none if it isn't an object. */
export function propertiesOf(value: unknown): [string, unknown][] {
  if ((typeof value !== "object" && typeof value !== "function") || value === null) return [];
  return Object.keys(value).map((name) => [name, propertyOf(value, name)]);
}

/** Returns the value at a path of properties. It doesn't descend into lists. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((each, name) => (Array.isArray(each) ? undefined : propertyOf(each, name)), value);
}
