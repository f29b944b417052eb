/** A property of a value whose shape this project doesn't know; undefined when it has none. */
export function propertyOf(value: unknown, name: string): unknown {
  if ((typeof value !== "object" && typeof value !== "function") || value === null) return undefined;
  try {
    return Reflect.get(value, name);
  } catch {
    // Getters of what webpack has removed throw.
    return undefined;
  }
}

/** Its own enumerable properties; none of what is no object. */
export function propertiesOf(value: unknown): [string, unknown][] {
  if ((typeof value !== "object" && typeof value !== "function") || value === null) return [];
  return Object.keys(value).map((name) => [name, propertyOf(value, name)]);
}

/** What lies at a path of properties; lists end the way. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((each, name) => (Array.isArray(each) ? undefined : propertyOf(each, name)), value);
}
