import { type RefObject, useEffect, useRef, useState } from "react";
import { playground as strings } from "#strings";
import { MAX_LINES } from "../limits.ts";
import { type BuildResult, type LogLine, PreviewMessage, type PreviewRequest } from "../protocol.ts";
import { openFrame } from "./open-frame.ts";
import { SILENCE, watchFrame } from "./watch-frame.ts";

export type Run = {
  /** Runs the emitted files. It's taken out to end them. */
  frame: RefObject<HTMLIFrameElement | null>;
  lines: readonly LogLine[];
  /** Why the run has ended, once it has. */
  ending: string | undefined;
  stop: () => void;
};

/** Runs a build's files in a frame until something ends them. */
export function useRun({ assets, outputs }: BuildResult): Run {
  const frame = useRef<HTMLIFrameElement>(null);
  const [lines, setLines] = useState<LogLine[]>([]);
  const [ending, end] = useState<string>();
  useEffect(() => {
    if (frame.current === null || ending !== undefined) return;
    let watch: ReturnType<typeof watchFrame> | undefined;
    const post = (request: PreviewRequest) => opened.post(request);
    const onMessage = (message: PreviewMessage) => {
      if (message.type === "pong") watch?.answered();
      else if (message.type === "overrun") end(strings.preview.overrun(message.place));
      else if (message.type === "log")
        setLines((earlier) => (earlier.length < MAX_LINES ? [...earlier, message] : earlier));
      else if (watch === undefined) {
        post({ type: "run", assets, outputs });
        const ask = () => post({ type: "ping" });
        watch = watchFrame(ask, () => end(strings.preview.silent(String(SILENCE / 1000))));
      }
    };
    const onForged = () => end(strings.forged);
    const opened = openFrame({ frame: frame.current, name: "preview", schema: PreviewMessage, onMessage, onForged });
    return () => {
      watch?.close();
      opened.close();
    };
  }, [assets, outputs, ending]);
  return { frame, lines, ending, stop: () => end(strings.preview.stopped) };
}
