import { DISMISSED, STORAGE_KEY } from "./shell/notification-storage.ts";
import { THEME_KEY } from "./theme/theme.ts";

/**
 * Stands in every document's head, before the styles, so that the first paint has the reader's theme and no announcement
 * that was dismissed. Storage that throws means there is nothing to know.
 */
export const FIRST_PAINT_SCRIPT = `try{var d=document.documentElement.dataset,s=localStorage,t=s.getItem("${THEME_KEY}");if(t=="light"||t=="dark")d.theme=t;if(s.getItem("${STORAGE_KEY}")=="${DISMISSED}")d.notification="dismissed"}catch(e){}`;
