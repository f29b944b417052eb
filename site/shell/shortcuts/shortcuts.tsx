import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import * as strings from "#strings";
import { isShortcutsKey } from "./is-shortcuts-key.ts";
import styles from "./shortcuts.module.css";

/** Keys as keyboards label them. All keys of a row do the same. */
const SHORTCUTS = [
  { keys: ["/", "Ctrl K", "⌘ K"], does: strings.shortcuts.search },
  { keys: ["↑", "↓"], does: strings.shortcuts.move },
  { keys: ["Enter"], does: strings.shortcuts.open },
  { keys: ["Esc"], does: strings.shortcuts.close },
  { keys: ["?"], does: strings.shortcuts.show },
];

/** The button and the '?' key that open the list of shortcuts. The dialog is only in the document while it's open. */
export function Shortcuts(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcutsKey(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <button type="button" className={styles["button"]} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {strings.shortcuts.name}
      </button>
      {isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ShortcutsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  // The dialog has no padding, so only a click on its backdrop has the dialog itself as the target.
  const onClick = ({ target, currentTarget }: MouseEvent) => target === currentTarget && close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog ref={dialog} className={styles["dialog"]} aria-labelledby={title} onClose={onClose} onClick={onClick}>
      <div>
        <h2 id={title}>{strings.shortcuts.name}</h2>
        <dl>
          {SHORTCUTS.map(({ keys, does }) => (
            <div key={does}>
              <dt>{does}</dt>
              <dd>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <button type="button" className={styles["close"]} onClick={close}>
          {strings.common.close}
        </button>
      </div>
    </dialog>
  );
}
