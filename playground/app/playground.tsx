import { type ReactNode, useState } from "react";
import type { CompilerState } from "./compiler-client.ts";
import { Editor } from "./editor.tsx";
import { FileList } from "./file-list.tsx";
import styles from "./playground.module.css";
import { ProjectActions } from "./project-actions.tsx";
import { Results } from "./results.tsx";
import { type Project, useProject } from "./use-project.ts";

/** A project's files on one side, what webpack makes of them on the other. */
export function Playground(): ReactNode {
  const project = useProject();
  const { files, change } = project;
  const [chosen, choose] = useState("src/index.js");
  const active = files[chosen] === undefined ? (Object.keys(files)[0] ?? "") : chosen;
  return (
    <div className={styles["playground"]}>
      <div className={styles["head"]}>
        <p role="status">{statusOf(project)}</p>
        {project.state === "building" && (
          <button type="button" onClick={project.stop}>
            Stop
          </button>
        )}
        <ProjectActions project={project} />
      </div>
      {project.notice !== "" && <p role="alert">{project.notice} This is the first example instead.</p>}
      <div className={styles["panes"]}>
        <section aria-label="Project">
          <FileList files={files} active={active} onChoose={choose} onChange={change} />
          <Editor
            key={active}
            path={active}
            text={files[active] ?? ""}
            onChange={(text) => change({ ...files, [active]: text })}
          />
        </section>
        <section aria-label="Result">
          {project.isStrange ? <Trust onTrust={project.trust} /> : <Results outcome={project.outcome} />}
        </section>
      </div>
    </div>
  );
}

function Trust({ onTrust }: { onTrust: () => void }): ReactNode {
  return (
    <div className={styles["trust"]}>
      <p>
        This project came with a link. Building it runs its configuration, in a frame that can't read this site or your
        data and can't use the network.
      </p>
      <button type="button" onClick={onTrust}>
        Build this project
      </button>
    </div>
  );
}

const STATES: Record<CompilerState, string> = {
  loading: "Loading webpack, about 1.2 MB…",
  ready: "Ready",
  building: "Building…",
  broken:
    "The compiler didn't start. The site's host may send no headers of its own for /playground-files/, or the network failed. Reload the page to try again.",
};

function statusOf({ state, outcome, version, isStrange }: Project): string {
  if (state !== "ready") return STATES[state];
  const name = `webpack ${version}`;
  if (isStrange || outcome === undefined) return `${name} is ready`;
  if ("failure" in outcome) return `${name} failed`;
  const { errors, warnings, milliseconds } = outcome.result;
  const found = [counted(errors.length, "error"), counted(warnings.length, "warning")].filter((text) => text !== "");
  return `${name} built this in ${Math.round(milliseconds)} ms${found.length > 0 ? ` with ${found.join(" and ")}` : ""}`;
}

function counted(count: number, noun: string): string {
  return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`;
}
