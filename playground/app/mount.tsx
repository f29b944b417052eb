import { createRoot } from "react-dom/client";
import { Playground } from "./playground.tsx";

/** Shows the playground in an element of the page; returns how to remove it. If it fails, it removes itself. */
export function mount(element: HTMLElement, onFailure: () => void): () => void {
  const root = createRoot(element, {
    onCaughtError: reportError,
    onUncaughtError: (error) => {
      reportError(error);
      onFailure();
    },
  });
  root.render(<Playground />);
  return () => root.unmount();
}
