import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "../fixtures.ts";
import { ask, dialog, openSearch } from "../screens/search-dialog.ts";
import { strings } from "../strings.ts";
import { SCREENS } from "./screens.ts";

// Badges from other hosts, and the screen for a missing page.
test.use({ expectedProblems: /Failed to load resource/ });

const ROLES = new Set(["button", "link", "checkbox", "radio", "searchbox", "textbox", "combobox", "tab", "switch"]);

for (const width of [390, 1440]) {
  test(`at ${width} px every control's accessible name contains its visible text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let controls = 0;
    const wrong: string[] = [];
    const look = async (screen: string) => {
      const names = await namesOf(page);
      controls += names.length;
      for (const { name, visible } of names)
        if (!wordsOf(name).includes(wordsOf(visible))) wrong.push(`${screen}: shows "${visible}", is called "${name}"`);
    };
    for (const url of SCREENS) {
      await openHydrated(page, url);
      await look(url);
    }
    await openHydrated(page, "/concepts/output/");
    const { shell, theme } = strings;
    for (const name of width < 896
      ? [shell.openMenu, shell.contents]
      : [shell.version("v5"), shell.language, theme.name]) {
      await page.getByRole("button", { name }).first().click();
      await look(`${name} opened`);
      await page.keyboard.press("Escape");
    }
    await openSearch(page);
    await ask(page, "output");
    await expect(dialog(page).getByRole("option").first()).toBeVisible();
    await look("search");
    expect(controls).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });
}

/** Returns the names that the browser computes for the visible controls, and the text laid out in them. */
async function namesOf(page: Page): Promise<{ name: string; visible: string }[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("Accessibility.enable");
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const controls = nodes.filter(({ role, ignored }) => !ignored && ROLES.has(String(role?.value)));
  const found = await Promise.all(
    controls.map(async ({ name, backendDOMNodeId = 0 }) => {
      const { object } = await session.send("DOM.resolveNode", { backendNodeId: backendDOMNodeId });
      const { result } = await session.send("Runtime.callFunctionOn", {
        objectId: object.objectId ?? "",
        functionDeclaration: VISIBLE_TEXT,
        returnByValue: true,
      });
      return { name: String(name?.value ?? ""), visible: String(result.value ?? "") };
    }),
  );
  await session.detach();
  return found;
}

/** A field's visible text is its label's; text hidden from the name is decoration if there's other text beside it. */
const VISIBLE_TEXT = `function () {
  const textOf = (element) => {
    const decorations = [...element.querySelectorAll("[aria-hidden=true]")].map((part) => part.innerText ?? "");
    const whole = element.innerText ?? "";
    const rest = decorations.reduce((text, part) => text.replace(part, ""), whole);
    return rest.trim() === "" ? whole : rest;
  };
  const labels = [...(this.labels ?? [])];
  return (labels.length > 0 ? labels : [this]).map(textOf).join(" ");
}`;

/** Keeps letters and numbers in lower case, because signs such as the key "/" or an arrow aren't spoken. */
function wordsOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
