/** How long a frame may be silent, and the pause before it's asked again, in milliseconds. */
export const SILENCE = 10_000;
const PAUSE = 1_000;

type Watch = {
  /** The frame has answered. */
  answered: () => void;
  close: () => void;
};

/** Asks a frame again and again whether it responds. Helps where a frame has a process of its own, as in Chromium. */
export function watchFrame(ask: () => void, onSilent: () => void): Watch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    ask();
    // Browsers slow down the frames of a page that isn't visible.
    timer = setTimeout(() => (document.hidden ? wait() : onSilent()), SILENCE);
  };
  wait();
  return {
    answered: () => {
      clearTimeout(timer);
      timer = setTimeout(wait, PAUSE);
    },
    close: () => clearTimeout(timer),
  };
}
