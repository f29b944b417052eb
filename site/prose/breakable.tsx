import { Fragment, type ReactNode } from "react";
import { breakName } from "./break-name.ts";

/** Text whose long names a narrow column breaks after a dot or before a capital, instead of anywhere. */
export function Breakable({ text }: { text: string }): ReactNode {
  return breakName(text).map((part, position) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
