import type { ReactNode } from "react";
import { findWebpackVersion, NEWEST, WEBPACK_VERSIONS, type WebpackVersion } from "#model/webpack-versions.ts";
import { playground as strings } from "#strings";

type Props = { chosen: WebpackVersion; onChoose: (version: WebpackVersion) => void };

/** Chooses the webpack that builds the project. */
export function VersionChoice({ chosen, onChoose }: Props): ReactNode {
  const choose = (name: string) => {
    const version = findWebpackVersion(name);
    if (version !== undefined) onChoose(version);
  };
  return (
    <label>
      {strings.version.name}{" "}
      <select value={chosen.name} onChange={({ target }) => choose(target.value)}>
        {WEBPACK_VERSIONS.map(({ name }) => (
          <option key={name} value={name}>
            {name === NEWEST.name ? strings.version.newest(name) : name}
          </option>
        ))}
      </select>
    </label>
  );
}
