import { loadScript } from "../../browser/load-script.ts";

/** Timeout for starting the widget, in milliseconds. */
const TIMEOUT = 8000;

/** The widget's API. */
export type Widget = { toggleChat: (open: boolean) => void };

/** Loads the widget and waits for its start event, which may fire after the script has loaded. */
export async function loadChat(script: string): Promise<Widget> {
  const { promise, resolve, reject } = Promise.withResolvers<Widget>();
  document.addEventListener(STARTED, (event) => event instanceof CustomEvent && resolve(event.detail.chat));
  setTimeout(() => reject(new Error(`The chat did not start within ${TIMEOUT} ms.`)), TIMEOUT);
  const [widget] = await Promise.all([promise, loadScript(script, TIMEOUT)]);
  return widget;
}

const STARTED = "gitter-sidecar-instance-started";
