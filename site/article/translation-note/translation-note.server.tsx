import type { ReactNode } from "react";
import type { PageTranslation } from "#model/page.ts";
import * as strings from "#strings";
import { phrase } from "../../text/phrase.ts";
import styles from "../note.module.css";

/** Says that a page isn't translated yet, that its translation is a draft, or that its English text has changed. */
export function TranslationNote({ translation }: { translation: PageTranslation | undefined }): ReactNode {
  if (translation === undefined) return null;
  const { state, changed, original } = translation;
  if (state === "approved" && changed === 0) return null;
  const english = (words: string) => (
    <a href={original} hrefLang="en">
      {words}
    </a>
  );
  const { code, direction } = strings.language;
  return (
    <div role="note" className={styles["note"]} lang={code} dir={direction}>
      {state === "missing" && <p>{phrase(strings.translation.missing(english))}</p>}
      {state === "draft" && <p>{phrase(strings.translation.draft(english))}</p>}
      {changed > 0 && <p>{phrase(strings.translation.outdated(changed, english))}</p>}
    </div>
  );
}
