import { z } from "zod";

/** Categories of Chromium's trace events that `slowestInteraction` reads. */
export const TRACE_CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

const Thread = { pid: z.number(), tid: z.number(), ts: z.number() };
/** `ts` is in microseconds; what's in `data` is in milliseconds. */
const Interaction = z.object({
  ...Thread,
  name: z.literal("EventTiming"),
  ph: z.literal("b"),
  args: z.object({
    data: z.object({
      interactionId: z.number().positive(),
      timeStamp: z.number(),
      commitFinishTime: z.number(),
      duration: z.number(),
    }),
  }),
});
/** `tdur` is the processor time of a task of a thread, in microseconds. */
const Task = z.object({ ...Thread, name: z.literal("RunTask"), tdur: z.number() });
const Trace = z.object({ traceEvents: z.array(z.unknown()) });

/**
 * Returns the milliseconds from a press to the next paint of the slowest interaction in a trace, as if the processor
 * were `slower` times slower: the measured time, in which the main thread's processor time counts that many times. As
 * with Lighthouse's simulated throttling, the work of other threads stays as it is. Undefined without interactions.
 */
export function slowestInteraction(trace: Buffer, slower: number): number | undefined {
  const { traceEvents } = Trace.parse(JSON.parse(trace.toString()));
  const tasks = traceEvents.flatMap((event) => Task.safeParse(event).data ?? []);
  const waits = traceEvents
    .flatMap((event) => Interaction.safeParse(event).data ?? [])
    .map(({ pid, tid, ts, args: { data } }) => {
      // The main thread is done with a frame when it has committed it; the rest belongs to the next frame.
      const committed = ts + (data.commitFinishTime - data.timeStamp) * 1000;
      const work = tasks
        .filter((task) => task.pid === pid && task.tid === tid && task.ts >= ts && task.ts < committed)
        .reduce((sum, { tdur }) => sum + tdur, 0);
      return data.duration + ((slower - 1) * work) / 1000;
    });
  return waits.length === 0 ? undefined : Math.max(...waits);
}
