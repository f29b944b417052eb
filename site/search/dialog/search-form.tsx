import type { FormEvent, KeyboardEvent, ReactNode, Ref, RefObject } from "react";
import * as strings from "#strings";
import { Icon, SEARCH } from "../../drawings/icons.tsx";
import styles from "./search-dialog.module.css";

/** The options that the panel shows for the field, and the id of the one that Enter opens. */
export type Options = { isExpanded: boolean; active?: string | undefined };

/** What the panel does with the field's keys. */
export type PanelKeys = { onKeyDown: (event: KeyboardEvent) => void; submit: () => void };

export type PanelProps = {
  query: string;
  close: () => void;
  field: RefObject<HTMLInputElement | null>;
  /** How often the dialog was opened. */
  opening: number;
  /** Loads the panel again. */
  retry: () => void;
  keys: Ref<PanelKeys>;
  onOptions: (options: Options) => void;
};

type Props = {
  query: string;
  options: Options;
  onAsk: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onSubmit: () => void;
  close: () => void;
  field: RefObject<HTMLInputElement | null>;
};

/** The field of the search dialog, and the button that closes it. */
export function SearchForm({ query, options, onAsk, onKeyDown, onSubmit, close, field }: Props): ReactNode {
  const submit = (event: FormEvent) => {
    // The security policy blocks form submission.
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles["form"]} onSubmit={submit}>
      <Icon path={SEARCH} />
      <input
        ref={field}
        role="combobox"
        aria-label={strings.search.name}
        aria-expanded={options.isExpanded}
        aria-activedescendant={options.active}
        aria-controls="search-results"
        aria-autocomplete="list"
        // biome-ignore lint/a11y/noAutofocus: the browser focuses it when it opens the dialog
        autoFocus
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={500}
        placeholder={strings.search.placeholder}
        value={query}
        onChange={(event) => onAsk(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={styles["close"]} onClick={close}>
        {strings.common.close}
      </button>
    </form>
  );
}
