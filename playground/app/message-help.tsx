import { Children, Fragment, type ReactNode } from "react";
import { type MessageIndex, optionsOfMessage, sectionOfMessage } from "#model/messages.ts";
import { playground as strings } from "#strings";
import styles from "./playground.module.css";

/** More messages than this rarely have separate causes. */
const MAX_MESSAGES = 5;

/** Links each message to the section that explains it, and to the options that it names. */
export function MessageHelp({
  messages,
  index,
}: {
  messages: readonly string[];
  index: MessageIndex | undefined;
}): ReactNode {
  if (messages.length === 0) return null;
  return (
    <ul aria-label={strings.help.name} className={styles["help"]}>
      {[...new Set(messages)].slice(0, MAX_MESSAGES).map((message) => (
        <li key={message}>
          <Explanation message={message} index={index} />
          {index !== undefined &&
            optionsOfMessage(message, index).map(({ name, url }) => (
              <Fragment key={name}>
                {" · "}
                <a href={url} target="_blank" rel="noopener">
                  <code>{name}</code>
                </a>
              </Fragment>
            ))}
        </li>
      ))}
    </ul>
  );
}

function Explanation({ message, index }: { message: string; index: MessageIndex | undefined }): ReactNode {
  const first = firstSentence(message);
  const shown = first.length > 100 ? `${first.slice(0, 99)}…` : first;
  const section = index && sectionOfMessage(message, index);
  if (section !== undefined)
    return Children.toArray(
      strings.help.explained(
        shown,
        <a href={section.url} target="_blank" rel="noopener">
          {section.title}
        </a>,
      ),
    );
  const words = first
    .replace(/'[^']*'|\([^)]*\)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const query = encodeURIComponent(words.slice(0, 80));
  const search = (text: string) => <a href={`/search/?q=${query}`}>{text}</a>;
  return Children.toArray(strings.help.search(shown, search, (text) => <a href="/errors/">{text}</a>));
}

/** A message may begin with what it's about, such as "configuration". */
function firstSentence(message: string): string {
  const lines = message.replace(/^(?:\w*Error: )+/, "").split("\n");
  return lines.find((line) => /\w+\W+\w+\W+\w/.test(line)) ?? lines[0] ?? "";
}
