import { Fragment, type ReactNode } from "react";
import { breakName } from "./break-name.ts";

/** Renders text so that narrow columns only break its long names after a dot or before a capital. */
export function Breakable({ text }: { text: string }): ReactNode {
  return breakName(text).map((part, position) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
