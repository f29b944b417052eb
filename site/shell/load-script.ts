import { trustedScript } from "../trusted.ts";

/** Loads a third-party script; rejects if it fails or takes longer than `patience` milliseconds. */
export function loadScript(src: string, patience: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement("script");
  const timer = setTimeout(() => fail(`${src} did not arrive within ${patience} ms.`), patience);
  const fail = (message: string) => {
    clearTimeout(timer);
    script.remove();
    reject(new Error(message));
  };
  script.onload = () => {
    clearTimeout(timer);
    resolve();
  };
  script.onerror = () => fail(`${src} could not be loaded.`);
  script.async = true;
  script.src = trustedScript(src);
  document.head.append(script);
  return promise;
}
