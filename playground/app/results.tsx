import { type ReactNode, useState } from "react";
import type { BuildResult, Message } from "../protocol.ts";
import { EmittedFiles } from "./emitted-files.tsx";
import { Modules } from "./modules.tsx";
import { Output } from "./output.tsx";
import styles from "./playground.module.css";
import { Preview } from "./preview.tsx";
import type { Outcome } from "./use-project.ts";

const VIEWS = ["Terminal", "Files", "Modules", "Run"] as const;
type View = (typeof VIEWS)[number];

/** What webpack made of the project. */
export function Results({ outcome }: { outcome: Outcome | undefined }): ReactNode {
  const [view, setView] = useState<View>("Terminal");
  if (outcome === undefined) return <p>The first build begins when webpack is loaded.</p>;
  if ("failure" in outcome) return <Failure text={outcome.failure} />;
  const { result } = outcome;
  return (
    <>
      <ul aria-label="Views" className={styles["views"]}>
        {VIEWS.map((each) => (
          <li key={each}>
            <button type="button" aria-pressed={each === view} onClick={() => setView(each)}>
              {each}
            </button>
          </li>
        ))}
      </ul>
      {view === "Terminal" && <Terminal result={result} />}
      {view === "Files" && <EmittedFiles assets={result.assets} />}
      {view === "Modules" && <Modules modules={result.modules} />}
      {view === "Run" && <Preview result={result} />}
    </>
  );
}

function Failure({ text }: { text: string }): ReactNode {
  return (
    <>
      <Output label="Error">{text}</Output>
      <Help message={text} />
    </>
  );
}

function Terminal({ result: { text, errors, warnings } }: { result: BuildResult }): ReactNode {
  const messages: Message[] = [...errors, ...warnings];
  return (
    <>
      <Output label="Terminal">{text}</Output>
      {messages.slice(0, 5).map(({ message }, index) => (
        <Help key={index} message={message} />
      ))}
    </>
  );
}

/** Leads to what the pages say about a message: the catalog of errors and the options that it names. */
function Help({ message }: { message: string }): ReactNode {
  const [first = ""] = message.replace(/^(?:\w*Error: )+/, "").split("\n");
  const words = first
    .replace(/'[^']*'|\([^)]*\)/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 80);
  const option = /configuration\.([\w.]+\w)/.exec(message)?.[1];
  return (
    <p className={styles["help"]}>
      “{first.slice(0, 100)}”: <a href={`/search/?q=${encodeURIComponent(words)}`}>search the documentation</a> or look
      through <a href="/errors/">all errors</a>
      {option !== undefined && (
        <>
          {" "}
          · <a href={`/search/?q=${encodeURIComponent(option)}`}>{option}</a>
        </>
      )}
    </p>
  );
}
