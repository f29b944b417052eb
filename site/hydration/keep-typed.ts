/** Gives components what was typed into their fields before they were hydrated: React only notices later changes. */
export function keepTyped(place: Element): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  for (const field of place.querySelectorAll<HTMLInputElement>("input:not([type=radio], [type=checkbox])")) {
    const { value, defaultValue } = field;
    if (value === defaultValue) continue;
    // React compares an event's value with the last one that was set through the element's own property.
    field.value = defaultValue;
    set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
