import { Fragment, type ReactNode } from "react";
import { type MessageIndex, sectionOfLine } from "#model/messages.ts";
import { playground as strings } from "#strings";
import type { BuildResult } from "../protocol.ts";
import { MessageHelp } from "./message-help.tsx";
import { MAX_SHOWN, Output } from "./output.tsx";
import { useMessageIndex } from "./use-message-index.ts";

/** Shows a build's output as a terminal would, with links from messages to the sections that explain them. */
export function Terminal({ result: { printed, text, errors, warnings } }: { result: BuildResult }): ReactNode {
  const messages = [...errors, ...warnings];
  const index = useMessageIndex(messages.length > 0);
  return (
    <>
      <Output label={strings.views.terminal}>{linked(printed + text, index)}</Output>
      <MessageHelp messages={messages} index={index} />
    </>
  );
}

/** A build that failed to start or was stopped. */
export function Failure({ printed, text }: { printed: string; text: string }): ReactNode {
  const index = useMessageIndex(true);
  return (
    <>
      <Output label={strings.error}>{linked(printed + text, index)}</Output>
      <MessageHelp messages={[text]} index={index} />
    </>
  );
}

/** The most lines that are linked, because looking them up takes time. */
const MAX_LINKED = 2_000;

function linked(text: string, index: MessageIndex | undefined): ReactNode {
  const shown = text.slice(0, MAX_SHOWN);
  const lines = shown.split("\n");
  if (index === undefined || lines.length > MAX_LINKED) return shown;
  return lines.map((line, number) => {
    const section = sectionOfLine(line, index);
    return (
      <Fragment key={number}>
        {section === undefined ? (
          line
        ) : (
          <a href={section.url} target="_blank" rel="noopener">
            {line}
          </a>
        )}
        {number < lines.length - 1 && "\n"}
      </Fragment>
    );
  });
}
