import type { ReactNode } from "react";
import { playground as strings } from "#strings";
import type { Opened } from "./drafts/use-link.ts";
import type { Project } from "./use-project.ts";

/** Says where the project is kept, if that isn't what readers expect. */
export function DraftNotices({ opened, project }: { opened: Opened; project: Project }): ReactNode {
  const { draft, isLarge } = project;
  return (
    <>
      {draft.refusal !== undefined && <p role="alert">{strings.saved[draft.refusal]}</p>}
      {draft.isSeparate && <p role="alert">{strings.saved.separate}</p>}
      {isLarge && draft.refusal === undefined && <p role="status">{strings.saved.large}</p>}
      {opened.isLatest === true && <p role="status">{strings.saved.latest}</p>}
    </>
  );
}
