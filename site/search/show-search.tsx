import { createRef } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { SEARCH_URL } from "#model/search-index.ts";
import styles from "./search-dialog.module.css";
import { SearchDialog } from "./search-dialog.tsx";
import { prepareSearch } from "./use-search.ts";

/** Opens the dialog, the same with what was typed in it ever after. */
export function showSearch(): void {
  // An older browser has the page of search.
  if (!("popover" in HTMLElement.prototype)) {
    location.assign(SEARCH_URL);
    return;
  }
  // The worker starts while the dialog is made.
  prepareSearch();
  const dialog = searchDialog();
  // It gives the focus back to its button, which gets it again when search is closed.
  document.getElementById("menu")?.hidePopover();
  if (!dialog.matches(":popover-open")) dialog.showPopover();
  const input = dialog.querySelector("input");
  input?.focus();
  input?.select();
}

/** Made when search is about to be opened, which then takes half as long. */
export function searchDialog(): HTMLDialogElement {
  const existing = document.getElementById("search");
  return existing instanceof HTMLDialogElement ? existing : createDialog();
}

function createDialog(): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.id = "search";
  dialog.className = styles["dialog"] ?? "";
  // A popover, not a modal dialog: that would style the whole page anew before it is shown, and before it is gone. The page is
  // made inert after the frame that shows it, as behind the menu (shell/keep-modal.ts).
  dialog.popover = "auto";
  dialog.ariaModal = "true";
  dialog.ariaLabel = "Search";
  document.body.append(dialog);
  const element = createRef<HTMLDialogElement>();
  element.current = dialog;
  flushSync(() => createRoot(dialog).render(<SearchDialog element={element} />));
  return dialog;
}
