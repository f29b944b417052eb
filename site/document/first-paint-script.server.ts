import { DISMISSED, STORAGE_KEY } from "../shell/notification/notification-storage.ts";
import { THEME_KEY } from "../theme/theme.ts";

/** Applies the reader's choices. If storage throws, there are none. */
const CHOICES = `try{var d=document.documentElement.dataset,s=localStorage,t=s.getItem("${THEME_KEY}");if(t=="light"||t=="dark")d.theme=t;if(s.getItem("${STORAGE_KEY}")=="${DISMISSED}")d.notification="dismissed"}catch(e){}`;

/** Lays out the whole page if it's opened at a section, reloaded or restored: see prose/lay-out-whole.ts. */
const WHOLE = `if(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")document.documentElement.dataset.whole="";`;

/**
 * Puts off layout until the stylesheet has arrived. Otherwise Chromium lays out a document without it when the reader
 * switches to its tab while it loads, which nearly triples the time of style and layout before the first paint
 * (docs/decisions/0012-speed.md). If the stylesheet never arrives, the browser shows the text with the first frame. The
 * stylesheet ends the wait by defining `--text`, because a color is an invalid value for this property.
 */
const NOT_YET = `if(document.adoptedStyleSheets){var c=new CSSStyleSheet;c.replaceSync("body{content-visibility:var(--text,auto)}");document.adoptedStyleSheets=[c]}`;

/**
 * Runs in each document's head before the styles, so that the first paint has the reader's theme and no dismissed
 * announcement.
 */
export const FIRST_PAINT_SCRIPT = CHOICES + WHOLE + NOT_YET;
