/** Something that needs a maintainer's attention, and why. */
export type Finding = { subject: string; detail: string };

/**
 * One part of the report. `examined` says how much was looked at, e.g. "43 packages"; `skipped` why it wasn't, or why
 * only a part of it was, and what to do about that.
 */
export type ReportSection = {
  title: string;
  examined: string;
  findings: readonly Finding[];
  skipped?: string | undefined;
};
