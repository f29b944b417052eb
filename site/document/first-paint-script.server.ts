import { DISMISSED, STORAGE_KEY } from "../shell/notification/notification-storage.ts";
import { THEME_KEY } from "../theme/theme.ts";

/** Applies the reader's choices. If storage throws, there are none. */
const CHOICES = `try{var d=document.documentElement.dataset,s=localStorage,t=s.getItem("${THEME_KEY}");if(t=="light"||t=="dark")d.theme=t;if(s.getItem("${STORAGE_KEY}")=="${DISMISSED}")d.notification="dismissed"}catch(e){}`;

/** Lays out the whole page if it's opened at a section, reloaded or restored: see prose/lay-out-whole.ts. */
const WHOLE = `if(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")document.documentElement.dataset.whole="";`;

/**
 * Runs in each document's head before the styles, so that the first paint has the reader's theme and no dismissed
 * announcement.
 */
export const FIRST_PAINT_SCRIPT = CHOICES + WHOLE;
