import { type ReactNode, type SyntheticEvent, useState } from "react";
import { playground as strings } from "#strings";
import { drafts, newDraftId, type SavedDraft } from "./drafts/draft-storage.ts";
import type { Link } from "./drafts/use-link.ts";
import styles from "./playground.module.css";

type Props = {
  /** The id of the draft on the screen. */
  current: string;
  visit: Link["visit"];
};

/** The projects that this browser keeps, to open or delete one or begin another. */
export function SavedProjects({ current, visit }: Props): ReactNode {
  const [list, setList] = useState<readonly SavedDraft[]>([]);
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const read = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open) return;
    setList(drafts.list());
    setDeleted(new Set());
  };
  const begin = () => visit({ draft: newDraftId(), link: "", isOwn: false }, "");
  const open = (draft: string) => visit({ draft, link: `#draft=${draft}`, isOwn: false }, `#draft=${draft}`);
  const remove = (id: string) => {
    drafts.remove(id);
    setDeleted(new Set([...deleted, id]));
  };
  const restore = ({ id, ...draft }: SavedDraft) => {
    drafts.write(id, draft);
    setDeleted(new Set([...deleted].filter((each) => each !== id)));
  };
  return (
    <details className={styles["saved"]} onToggle={read}>
      <summary>{strings.saved.name}</summary>
      <ul aria-label={strings.saved.name}>
        <li>
          <button type="button" onClick={begin}>
            {strings.saved.begin}
          </button>
        </li>
        {list.map((draft) => (
          <li key={draft.id}>
            {deleted.has(draft.id) ? (
              <>
                <span role="status">{strings.files.deleted(nameOf(draft))}</span>
                <button type="button" onClick={() => restore(draft)}>
                  {strings.files.undo}
                </button>
              </>
            ) : (
              <>
                <button type="button" aria-current={draft.id === current} onClick={() => open(draft.id)}>
                  {nameOf(draft)}
                </button>
                {draft.id !== current && (
                  <button
                    type="button"
                    aria-label={strings.saved.delete(nameOf(draft))}
                    onClick={() => remove(draft.id)}
                  >
                    {strings.saved.remove}
                  </button>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function nameOf({ edited, files, changed }: SavedDraft): string {
  const when = new Date(changed).toLocaleString(document.documentElement.lang, {
    dateStyle: "medium",
    timeStyle: "medium",
  });
  return strings.saved.open(edited, Object.keys(files).length, when);
}
