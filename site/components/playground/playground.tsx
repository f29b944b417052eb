import { type ReactNode, useEffect, useRef, useState } from "react";
import * as strings from "#strings";
import { loadScript } from "../../browser/load-script.ts";
import { Failure } from "../../failure/failure.tsx";
import type { PageComponent } from "../page-component.ts";
import styles from "./playground.module.css";

/** The playground's own script, which no other page loads. */
type Interface = { mount: (element: HTMLElement, onFailure: () => void) => () => void };

const FOLDER = "/playground-files";

/** Timeout for loading, in milliseconds. */
const TIMEOUT = 30_000;

/** The playground, in which readers run webpack. Shows a placeholder until its script has loaded. */
export const Playground: PageComponent = (): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState(strings.components.playground.withoutScript);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    let isGone = false;
    let unmount: (() => void) | undefined;
    setMessage(strings.components.playground.loading);
    openInterface().then(
      ({ mount }) => {
        if (isGone || place.current === null) return;
        setMessage("");
        unmount = mount(place.current, () => setFailed(true));
      },
      () => setMessage(strings.components.playground.failed),
    );
    return () => {
      isGone = true;
      unmount?.();
    };
  }, [hasFailed]);
  return (
    <div className={styles["place"]}>
      {message !== "" && <p>{message}</p>}
      {hasFailed ? (
        <Failure message={strings.components.playground.stopped} retry={() => setFailed(false)} className="panel" />
      ) : (
        <div ref={place} />
      )}
    </div>
  );
};

/** Loads the script once per document, because it holds projects that the browser's storage refuses. */
async function openInterface(): Promise<Interface> {
  const load = [loadStyles(`${FOLDER}/app.css`)];
  if (loadedInterface() === undefined) load.push(loadScript(`${FOLDER}/app.js`, TIMEOUT));
  await Promise.all(load);
  const opened = loadedInterface();
  if (opened === undefined) throw new Error("The playground's script doesn't define webpackPlayground.");
  return opened;
}

function loadedInterface(): Interface | undefined {
  return Reflect.get(window, "webpackPlayground");
}

function loadStyles(href: string): Promise<unknown> {
  if (document.querySelector(`link[href="${href}"]`) !== null) return Promise.resolve();
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: resolve, onerror: reject }),
  );
  return promise;
}
