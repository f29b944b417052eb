import { createRoot } from "react-dom/client";
import { Playground } from "./playground.tsx";

/** Shows the playground in an element of the page; returns how to remove it. */
export function mount(element: HTMLElement): () => void {
  const root = createRoot(element);
  root.render(<Playground />);
  return () => root.unmount();
}
