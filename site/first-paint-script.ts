import { DISMISSED, STORAGE_KEY } from "./shell/notification-storage.ts";
import { THEME_KEY } from "./theme/theme.ts";

/** Sets what the reader has chosen. Storage that throws means there is nothing to know. */
const CHOICES = `try{var d=document.documentElement.dataset,s=localStorage,t=s.getItem("${THEME_KEY}");if(t=="light"||t=="dark")d.theme=t;if(s.getItem("${STORAGE_KEY}")=="${DISMISSED}")d.notification="dismissed"}catch(e){}`;

/** Who comes to a certain place of the page, or again, has all of it laid out: see prose/section-heights.ts. */
const WHOLE = `if(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")document.documentElement.dataset.whole="";`;

/**
 * When a document gets the focus, Chromium lays out what it has of it at once, without the style sheet that is on its way: up to 50 ms of a
 * fast machine for nothing, in other fonts. Until the sheet is there that is put off; should it never come, the text is shown as soon as the
 * browser draws. The sheet ends it by defining `--text`: a colour is no value of this property, which is then as if nobody had set it.
 */
const NOT_YET = `if(document.adoptedStyleSheets){var c=new CSSStyleSheet;c.replaceSync("body{content-visibility:var(--text,auto)}");document.adoptedStyleSheets=[c]}`;

/** Stands in every document's head, before the styles, so that the first paint has the reader's theme and no announcement that was dismissed. */
export const FIRST_PAINT_SCRIPT = CHOICES + WHOLE + NOT_YET;
