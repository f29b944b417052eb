import { loadScript } from "../load-script.ts";

/** Timeout for starting the widget, in milliseconds. */
const TIMEOUT = 8000;

/** The widget's API. */
export type Widget = { toggleChat: (open: boolean) => void };

/** Loads the widget and waits for its start event, which may fire after the script has loaded. */
export async function loadChat(script: string): Promise<Widget> {
  const { promise, resolve, reject } = Promise.withResolvers<Widget>();
  const onStart = (event: Event) => {
    if (event instanceof CustomEvent) resolve(event.detail.chat);
  };
  const timer = setTimeout(() => reject(new Error(`The chat did not start within ${TIMEOUT} ms.`)), TIMEOUT);
  document.addEventListener(STARTED, onStart);
  try {
    const [widget] = await Promise.all([promise, loadScript(script, TIMEOUT)]);
    return widget;
  } finally {
    clearTimeout(timer);
    document.removeEventListener(STARTED, onStart);
  }
}

const STARTED = "gitter-sidecar-instance-started";
