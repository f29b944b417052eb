import { type ReactNode, useState } from "react";
import { projectLockUrl } from "#model/playground-files.ts";
import type { WebpackVersion } from "#model/webpack-versions.ts";
import { playground as strings } from "#strings";
import { fetchKept } from "./files/kept-files.ts";
import { recordOf } from "./files/project-files.ts";
import { linkHash } from "./links/share.ts";
import { type Lock, projectZip } from "./project-zip.ts";
import type { Project } from "./use-project.ts";

const NEW_ISSUE = "https://github.com/webpack/webpack/issues/new";

/** GitHub refuses longer URLs. */
const MAX_ISSUE = 6000;

/** Buttons to share, download or report the whole project. */
export function ProjectActions({ project: { draft, version } }: { project: Project }): ReactNode {
  const { webpack } = draft;
  const [message, setMessage] = useState("");
  const filesNow = () => recordOf(draft.files);
  const linkNow = () => {
    const hash = linkHash(filesNow(), webpack);
    return hash && `${location.origin}${location.pathname}${hash}`;
  };
  const copy = () => {
    const link = linkNow();
    if (link === undefined) return setMessage(strings.actions.tooLarge);
    navigator.clipboard.writeText(link).then(
      () => setMessage(strings.actions.copied),
      () => setMessage(strings.actions.notCopied),
    );
  };
  const download = async () => {
    setMessage("");
    const lock = await loadLock(webpack).catch(() => undefined);
    if (lock === undefined) return setMessage(strings.actions.noLock);
    const url = URL.createObjectURL(new Blob([projectZip(filesNow(), lock)], { type: "application/zip" }));
    Object.assign(document.createElement("a"), { href: url, download: "webpack-project.zip" }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  const report = () => {
    const link = linkNow();
    const place =
      link !== undefined && link.length <= MAX_ISSUE
        ? link
        : "(attach the zip of the project: it is too large for a link)";
    const body = `**What happens**\n\n\n**What you expected**\n\n\n**Reproduction** (webpack ${version})\n\n${place}\n`;
    open(`${NEW_ISSUE}?${new URLSearchParams({ body })}`, "_blank", "noopener");
  };
  return (
    <>
      <button type="button" onClick={copy}>
        {strings.actions.copyLink}
      </button>
      <button type="button" onClick={download} disabled={version === ""}>
        {strings.actions.download}
      </button>
      <button type="button" onClick={report} disabled={version === ""}>
        {strings.actions.report}
      </button>
      <span role="status">{message}</span>
    </>
  );
}

async function loadLock(webpack: WebpackVersion): Promise<Lock> {
  const response = await fetchKept(projectLockUrl(webpack));
  return response.json();
}
