import { type ReactNode, useState } from "react";
import { playground as strings } from "#strings";
import { Compare } from "./compare/compare.tsx";
import type { Build } from "./compare/compare-builds.ts";
import { EmittedFiles } from "./emitted-files.tsx";
import { Modules } from "./modules/modules.tsx";
import styles from "./playground.module.css";
import { Preview } from "./preview.tsx";
import { Terminal } from "./terminal.tsx";
import type { Outcome } from "./use-project.ts";

const VIEWS = ["terminal", "files", "modules", "compare", "run"] as const;
type View = (typeof VIEWS)[number];

/** Shows the result of a build in several views. */
export function Results({ outcome }: { outcome: Outcome | undefined }): ReactNode {
  const [view, setView] = useState<View>("terminal");
  const [pinned, pin] = useState<Build>();
  if (outcome === undefined)
    return (
      <div className={styles["view"]}>
        <p>{strings.firstBuild}</p>
      </div>
    );
  if ("failure" in outcome) {
    const { printed, failure } = outcome;
    return (
      <div className={styles["view"]}>
        <Terminal label={strings.error} text={printed + failure} messages={[failure]} />
      </div>
    );
  }
  return (
    <>
      <ul aria-label={strings.views.name} className={styles["tabs"]}>
        {VIEWS.map((each) => (
          <li key={each}>
            <button type="button" aria-pressed={each === view} onClick={() => setView(each)}>
              {strings.views[each]}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles["view"]}>
        {view === "compare" ? (
          <Compare pinned={pinned} current={outcome} onPin={pin} />
        ) : (
          <ShownView view={view} result={outcome.result} />
        )}
      </div>
    </>
  );
}

function ShownView({ view, result }: { view: View; result: Build["result"] }): ReactNode {
  if (view === "terminal") {
    const { printed, errors, warnings } = result;
    return <Terminal label={strings.views.terminal} text={printed} messages={[...errors, ...warnings]} />;
  }
  if (view === "files") return <EmittedFiles assets={result.assets} />;
  return view === "modules" ? <Modules modules={result.modules} /> : <Preview result={result} />;
}
