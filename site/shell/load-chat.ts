import { loadScript } from "./load-script.ts";

/** How long the widget may take, in milliseconds. */
const PATIENCE = 8000;

/** What the widget hands out once it runs. */
export type Widget = { toggleChat: (open: boolean) => void };

/** The widget says that it runs by an event, which may come after its script; it opens only when told to. */
export async function loadChat(script: string): Promise<Widget> {
  const { promise, resolve, reject } = Promise.withResolvers<Widget>();
  const onStart = (event: Event) => {
    if (event instanceof CustomEvent) resolve(event.detail.chat);
  };
  const timer = setTimeout(() => reject(new Error(`The chat did not start within ${PATIENCE} ms.`)), PATIENCE);
  document.addEventListener(STARTED, onStart);
  try {
    const [widget] = await Promise.all([promise, loadScript(script, PATIENCE)]);
    return widget;
  } finally {
    clearTimeout(timer);
    document.removeEventListener(STARTED, onStart);
  }
}

const STARTED = "gitter-sidecar-instance-started";
