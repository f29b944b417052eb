import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { trustedHtml } from "../trusted.ts";

type Screen = ComponentType<{ missing: boolean }>;
type Props = { missing: boolean /** Where the screen is there at once: in the renderer. */; Screen?: Screen };

/** The screen of what is saved, a chunk of its own. Until it is there, and without it, the document's own text stays. */
export function OfflinePlace({ missing, Screen: given }: Props): ReactNode {
  const [Screen, setScreen] = useState<Screen | undefined>(() => given);
  useEffect(() => {
    import(/* webpackChunkName: "offline" */ "./offline-screen.tsx").then(
      ({ OfflineScreen }) => setScreen(() => OfflineScreen),
      (error: unknown) => console.warn("What is saved can't be shown: its script did not arrive.", error),
    );
  }, []);
  if (Screen !== undefined) return <Screen missing={missing} />;
  return <main id="content" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trustedHtml("") }} />;
}
