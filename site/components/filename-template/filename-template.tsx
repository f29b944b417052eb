import { type ReactNode, useId, useState } from "react";
import * as strings from "#strings";
import { phrase } from "../../text/phrase.ts";
import type { PageComponent } from "../page-component.ts";
import styles from "./filename-template.module.css";
import { fillTemplate, SAMPLE } from "./fill-template.ts";

/**
 * A field for a filename template, and the name that webpack would make of it for a sample chunk.
 *
 * @example <FilenameTemplate template="[name].js" />
 */
export const FilenameTemplate: PageComponent<never, "template"> = ({ props }): ReactNode => {
  const initial = typeof props.template === "string" ? props.template : "[name].[contenthash:8].js";
  const [template, setTemplate] = useState(initial);
  const id = useId();
  const { name, unknown } = fillTemplate(template);
  return (
    <div className={`panel ${styles["box"]}`}>
      <label htmlFor={id}>{strings.components.template.label}</label>
      <input
        id={id}
        type="text"
        value={template}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setTemplate(event.target.value)}
      />
      <p>{phrase(strings.components.template.sample(<code>{SAMPLE.name}</code>, <code>{SAMPLE.id}</code>))}</p>
      <output htmlFor={id}>{name === "" ? strings.components.template.empty : name}</output>
      {unknown.length > 0 && <p role="status">{strings.components.template.unknown(unknown.join(", "))}</p>}
    </div>
  );
};
