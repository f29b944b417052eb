import { type ReactNode, useId } from "react";
import { useTyped } from "../filter/use-typed.ts";
import styles from "./filename-template.module.css";
import { fillTemplate, SAMPLE } from "./fill-template.ts";
import type { IslandComponent } from "./islands.ts";

/** A field for a filename template, and the name that webpack would make of it for a sample chunk. */
export const FilenameTemplate: IslandComponent = ({ props }): ReactNode => {
  const initial = typeof props["template"] === "string" ? props["template"] : "[name].[contenthash:8].js";
  const { value: template, type, field } = useTyped(initial);
  const id = useId();
  const { name, unknown } = fillTemplate(template);
  return (
    <div className={`panel ${styles["box"]}`}>
      <label htmlFor={id}>Try a template</label>
      <input
        ref={field}
        id={id}
        type="text"
        value={template}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
      <p>
        For a chunk named <code>{SAMPLE.name}</code> with the id <code>{SAMPLE.id}</code>, webpack writes:
      </p>
      <output htmlFor={id}>{name === "" ? "(an empty name: webpack needs one)" : name}</output>
      {unknown.length > 0 && (
        <p role="status">{unknown.join(", ")}: webpack knows no such placeholder, so it stays in the name as it is.</p>
      )}
    </div>
  );
};
