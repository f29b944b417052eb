import type { ElementHandle, Locator, Page } from "@playwright/test";

export type TextField = ElementHandle<HTMLElement>;

/** Returns every visible field of a part of the screen that accepts text, also those in shadow roots. */
export async function textFieldsIn(part: Locator): Promise<TextField[]> {
  const list = await part.evaluateHandle((place) => {
    const withoutText = ["button", "checkbox", "color", "file", "hidden", "image", "radio", "range", "reset", "submit"];
    const fieldsIn = (root: ParentNode): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>("*")].flatMap((element) => {
        const isField =
          element instanceof HTMLInputElement
            ? !withoutText.includes(element.type)
            : element instanceof HTMLTextAreaElement || element.isContentEditable;
        if (isField) return element.checkVisibility() ? [element] : [];
        return element.shadowRoot === null ? [] : fieldsIn(element.shadowRoot);
      });
    // Only the outermost element of editable content is its field.
    return fieldsIn(place).filter((field, _, all) => !all.some((other) => other !== field && other.contains(field)));
  });
  const handles = [...(await list.getProperties()).values()].map((handle) => handle.asElement());
  return handles.filter((handle): handle is TextField => handle !== null);
}

/** Returns the text of a field; an editor has an element for each line. */
export function textIn(field: TextField): Promise<string> {
  return field.evaluate((element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : [...element.children].map((line) => line.textContent).join("\n"),
  );
}

/** Replaces a field's text key by key. */
export async function typeInto(page: Page, field: TextField, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.type(text);
}
