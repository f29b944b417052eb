import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { trustedHtml } from "../trusted.ts";

type Props = {
  load: () => Promise<ComponentType>;
  /** Where the screen is there at once: in the renderer. */
  Screen?: ComponentType;
};

/**
 * A screen that only its own document shows: its script is a chunk of its own. Until it is there, and without it, the document's
 * text stays.
 */
export function LazyScreen({ load, Screen: given }: Props): ReactNode {
  const [Screen, setScreen] = useState<ComponentType | undefined>(() => given);
  useEffect(() => {
    load().then(
      (loaded) => setScreen(() => loaded),
      (error: unknown) => console.warn("This screen stays as it was loaded: its script did not arrive.", error),
    );
  }, [load]);
  if (Screen !== undefined) return <Screen />;
  return <main id="content" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trustedHtml("") }} />;
}
