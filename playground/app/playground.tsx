import { type ReactNode, useState } from "react";
import { NEWEST, OLDER } from "#model/webpack-versions.ts";
import { playground as strings } from "#strings";
import { DraftNotices } from "./draft-notices.tsx";
import { type Link, type Opened, useLink } from "./drafts/use-link.ts";
import { Editor } from "./editor.tsx";
import { FileForm } from "./file-form.tsx";
import { FileList } from "./file-list.tsx";
import { Pane } from "./pane.tsx";
import styles from "./playground.module.css";
import { ProjectActions } from "./project-actions.tsx";
import { Results } from "./results.tsx";
import { SavedProjects } from "./saved-projects.tsx";
import { type Project, useProject } from "./use-project.ts";
import { VersionChoice } from "./version-choice.tsx";

/** Opens the project that the URL names. */
export function Playground(): ReactNode {
  const { opened, write, visit } = useLink();
  if (opened === undefined) return <p role="status">{strings.opening}</p>;
  return <OpenProject key={opened.visit} opened={opened} write={write} visit={visit} />;
}

/** Shows a project's files and, beside them, what webpack makes of them. */
function OpenProject({ opened, write, visit }: { opened: Opened } & Pick<Link, "write" | "visit">): ReactNode {
  const project = useProject(opened, write);
  const { draft, change } = project;
  const { files, webpack } = draft;
  const [chosen, choose] = useState(draft.edited || "src/index.js");
  const [restored, setRestored] = useState(0);
  const [first = ""] = files.keys();
  const active = files.has(chosen) ? chosen : first;
  return (
    <div className={styles["playground"]}>
      <iframe key={webpack.name} ref={project.frame} title={strings.compiler} hidden />
      <div className={styles["head"]}>
        <p role="status">{statusOf(project)}</p>
        {project.state === "loading" && project.progress < 1 && (
          <progress aria-label={strings.progress} value={project.progress} />
        )}
        {project.state === "building" && (
          <button type="button" onClick={project.stop}>
            {strings.stop}
          </button>
        )}
        <div className={styles["actions"]}>
          <VersionChoice chosen={webpack} onChoose={project.chooseWebpack} />
          <ProjectActions project={project} />
          <SavedProjects current={draft.id} visit={visit} />
        </div>
      </div>
      {opened.unknown !== undefined && webpack === opened.version && <UnknownVersion asked={opened.unknown} />}
      {opened.notice !== undefined && <p role="alert">{strings.notices[opened.notice]}</p>}
      <DraftNotices opened={opened} project={project} />
      <div className={styles["panes"]}>
        <Pane label={strings.project} failure={strings.editorFailed}>
          <FileList files={files} active={active} onChoose={choose} />
          <Editor
            path={active}
            text={files.get(active) ?? ""}
            restored={restored}
            onChange={(text) => change(active, (before) => new Map(before).set(active, text))}
          />
          <FileForm
            files={files}
            active={active}
            onChoose={choose}
            onChange={change}
            onRestore={() => setRestored(restored + 1)}
          />
        </Pane>
        <Pane label={strings.result} failure={strings.resultFailed}>
          {draft.isUntrusted ? <Trust onTrust={project.trust} /> : <Results outcome={project.outcome} />}
        </Pane>
      </div>
    </div>
  );
}

/** Explains an unknown version until the reader chooses another. */
function UnknownVersion({ asked }: { asked: string }): ReactNode {
  const others = OLDER.map(({ name }) => name);
  return <p role="alert">{strings.version.unknown(asked, NEWEST.name, others)}</p>;
}

function Trust({ onTrust }: { onTrust: () => void }): ReactNode {
  return (
    <div className={styles["view"]}>
      <p>{strings.trust}</p>
      <button type="button" onClick={onTrust}>
        {strings.build}
      </button>
    </div>
  );
}

function statusOf({ state, outcome, draft: { webpack, isUntrusted }, version }: Project): string {
  if (state === "loading") return strings.loading(`webpack ${webpack.name}`, webpack.size);
  if (state === "building") return strings.building;
  if (state === "broken") return strings.broken;
  const name = `webpack ${version}`;
  if (isUntrusted || outcome === undefined) return strings.ready(name);
  if ("failure" in outcome) return strings.failed(name);
  const { errors, warnings, milliseconds } = outcome.result;
  const time = String(Math.round(milliseconds));
  const problems = strings.problems(errors.length, warnings.length);
  return problems === "" ? strings.built(name, time) : strings.builtWith(name, time, problems);
}
