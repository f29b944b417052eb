import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { cssLanguage } from "@codemirror/lang-css";
import { htmlLanguage } from "@codemirror/lang-html";
import { jsxLanguage, tsxLanguage, typescriptLanguage } from "@codemirror/lang-javascript";
import { jsonLanguage } from "@codemirror/lang-json";
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { playground as strings } from "#strings";
import styles from "./playground.module.css";

type Props = {
  path: string;
  text: string;
  /** Changes when the text has changed elsewhere. */
  restored: number;
  onChange: (text: string) => void;
};

/**
 * The editor of one file, which keeps what each file can undo. It's in a shadow root, because the security policy only
 * allows style sheets made by script there.
 */
export function Editor({ path, text, restored, onChange }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const onEdit = useEffectEvent(onChange);
  const readText = useEffectEvent(() => text);
  const [states] = useState(() => new Map<string, EditorState>());
  // A restored text is a reason to make the view again.
  useEffect(() => {
    const host = place.current;
    if (host === null) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    const listener = EditorView.updateListener.of(({ docChanged, state }) => {
      states.set(path, state);
      if (docChanged) onEdit(state.doc.toString());
    });
    const name = EditorView.contentAttributes.of({ "aria-label": strings.files.text(path) });
    const current = readText();
    const fresh = () =>
      EditorState.create({ doc: current, extensions: [EXTENSIONS, languageOf(path), listener, name] });
    const view = new EditorView({ state: withText(states.get(path) ?? fresh(), current), root, parent: root });
    states.set(path, view.state);
    return () => view.destroy();
  }, [path, restored, states]);
  return <div ref={place} className={styles["editor"]} />;
}

/** Returns a state that has the text, and can undo that it got it. */
function withText(state: EditorState, text: string): EditorState {
  if (state.doc.toString() === text) return state;
  return state.update({ changes: { from: 0, to: state.doc.length, insert: text } }).state;
}

/** Without the packages' other extensions: they'd close tags, so a reader who types the closing tag has two. */
function languageOf(path: string): Extension {
  if (/\.css$/.test(path)) return cssLanguage;
  if (/\.html$/.test(path)) return htmlLanguage;
  if (/\.json$/.test(path)) return jsonLanguage;
  if (/\.[cm]?ts$/.test(path)) return typescriptLanguage;
  if (/\.tsx$/.test(path)) return tsxLanguage;
  return /\.[cm]?jsx?$/.test(path) ? jsxLanguage : [];
}

/** The colors of code on the pages. */
const COLORS = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.self, tags.null], color: "var(--code-keyword)" },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue], color: "var(--code-string)" },
  { tag: [tags.comment, tags.lineComment, tags.blockComment], color: "var(--code-comment)" },
  { tag: [tags.number, tags.bool, tags.atom], color: "var(--code-number)" },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: "var(--code-function)" },
  { tag: [tags.typeName, tags.className, tags.tagName, tags.namespace], color: "var(--code-type)" },
  { tag: [tags.propertyName, tags.definition(tags.propertyName), tags.attributeName], color: "var(--code-property)" },
]);

const LOOK = EditorView.theme({
  "&": {
    direction: "ltr",
    color: "var(--text-strong)",
    backgroundColor: "var(--surface-code)",
    blockSize: "100%",
  },
  "&.cm-focused": { outline: "2px solid var(--accent-strong)", outlineOffset: "-2px" },
  ".cm-scroller": { font: "0.84rem / 1.65 var(--font-mono)" },
  ".cm-content": { caretColor: "var(--text-strong)" },
  ".cm-cursor": { borderLeftColor: "var(--text-strong)" },
  ".cm-gutters": { color: "var(--text-muted)", backgroundColor: "var(--surface-code)", border: "none" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--code-mark) 50%, transparent)" },
  ".cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    backgroundColor: "var(--code-mark)",
  },
});

/**
 * Replaces a selection by typed text. Chromium would keep the style of the replaced text inline, which the security
 * policy refuses.
 */
const TYPING = EditorView.domEventHandlers({
  beforeinput: ({ inputType, data, isComposing }, view) => {
    if (inputType !== "insertText" || data === null || isComposing || view.state.selection.main.empty) return false;
    view.dispatch(view.state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true });
    return true;
  },
});

/** Escape and then Tab leaves the editor by keyboard. */
const EXTENSIONS: Extension = [
  lineNumbers(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  TYPING,
  syntaxHighlighting(COLORS),
  keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
  LOOK,
];
