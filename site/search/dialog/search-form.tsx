import type { ComponentProps, ReactNode, RefObject } from "react";
import * as strings from "#strings";
import { Icon, SEARCH } from "../../drawings/icons.tsx";
import styles from "./search-dialog.module.css";

export type SearchFormProps = {
  query: string;
  onAsk: (query: string) => void;
  close: () => void;
  field: RefObject<HTMLInputElement | null>;
};

export type PanelProps = SearchFormProps & {
  /** How often the dialog was opened. */
  opening: number;
  /** Loads the panel again. */
  retry: () => void;
};

type Props = SearchFormProps & Pick<ComponentProps<"form">, "onSubmit"> & { combobox?: ComponentProps<"input"> };

/** The field of the search dialog, and the button that closes it. */
export function SearchForm({ query, onAsk, close, field, onSubmit, combobox }: Props): ReactNode {
  return (
    <form className={styles["form"]} onSubmit={onSubmit}>
      <Icon path={SEARCH} />
      <input
        ref={field}
        role="combobox"
        aria-label={strings.search.name}
        aria-expanded={false}
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
        {...combobox}
      />
      <button type="button" className={styles["close"]} onClick={close}>
        {strings.common.close}
      </button>
    </form>
  );
}
