import { trustedScript } from "./trusted.ts";

/** Loads a third-party script; rejects if it fails or takes longer than `timeout` milliseconds. */
export function loadScript(src: string, timeout: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement("script");
  // Only the first of these counts.
  script.onload = () => resolve();
  script.onerror = () => reject(new Error(`${src} could not be loaded.`));
  setTimeout(() => reject(new Error(`${src} did not arrive within ${timeout} ms.`)), timeout);
  script.src = trustedScript(src);
  document.head.append(script);
  return promise;
}
