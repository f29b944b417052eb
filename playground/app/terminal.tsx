import { Fragment, type ReactNode } from "react";
import { type MessageIndex, sectionOfLine } from "#model/messages.ts";
import { MessageHelp } from "./message-help.tsx";
import { MAX_SHOWN, Output } from "./output.tsx";
import { useMessageIndex } from "./use-message-index.ts";

type Props = { label: string; text: string; messages: readonly string[] };

/** Shows text as a terminal would, with links from messages to the sections that explain them. */
export function Terminal({ label, text, messages }: Props): ReactNode {
  const index = useMessageIndex(messages.length > 0);
  return (
    <>
      <Output label={label}>{linked(text, index)}</Output>
      <MessageHelp messages={messages} index={index} />
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
