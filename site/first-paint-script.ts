import { DISMISSED, STORAGE_KEY } from "./shell/notification-storage.ts";
import { THEME_KEY } from "./theme/theme.ts";

/**
 * Stands in every document's head, before the styles, so that the first paint has the reader's theme and no announcement
 * that was dismissed. Storage that throws means there is nothing to know. Who comes to a certain place of the page, or again, has
 * all of it laid out: see prose/section-heights.ts.
 */
export const FIRST_PAINT_SCRIPT = `try{var d=document.documentElement.dataset,s=localStorage,t=s.getItem("${THEME_KEY}");if(t=="light"||t=="dark")d.theme=t;if(s.getItem("${STORAGE_KEY}")=="${DISMISSED}")d.notification="dismissed"}catch(e){}if(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")document.documentElement.dataset.whole=""`;
