import { startMenus } from "../menu/start-menus.ts";
import { startThemeMenu } from "../theme/start-theme-menu.ts";
import { keepModal } from "./keep-modal.ts";
import { offerDismissal } from "./offer-dismissal.ts";
import { showOfflineLine } from "./show-offline-line.ts";
import { startChat } from "./start-chat.ts";

/** What stands around the screen is the document's own HTML, and React never sees it: this is all that it does. */
export function startShell(): void {
  startMenus();
  keepModal();
  startThemeMenu();
  offerDismissal();
  startChat();
  showOfflineLine();
  for (const type of ["online", "offline"]) addEventListener(type, showOfflineLine);
}
