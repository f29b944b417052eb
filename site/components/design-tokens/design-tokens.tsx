import type { ReactNode } from "react";
import * as strings from "#strings";
import type { PageComponent } from "../page-component.ts";
import { BothThemes } from "../specimen/both-themes.tsx";
import styles from "./design-tokens.module.css";
import { isTokenGroup, TOKEN_GROUPS, type TokenGroup } from "./token-groups.ts";

/**
 * This site's colors, sizes or other tokens in both themes.
 *
 * @example <DesignTokens group="color" />
 */
export const DesignTokens: PageComponent<"group"> = ({ props: { group } }): ReactNode => {
  if (!isTokenGroup(group)) return null;
  return (
    <BothThemes>
      {() => (
        <ul className={styles["tokens"]} data-group={group}>
          {TOKEN_GROUPS[group].map((name) => (
            <li key={name}>
              <Sample group={group} token={`var(--${name})`} />
              <code>{`--${name}`}</code>
            </li>
          ))}
        </ul>
      )}
    </BothThemes>
  );
};

/** Presentation attributes, because the security policy forbids style attributes. */
function Sample({ group, token }: { group: TokenGroup; token: string }): ReactNode {
  if (group === "elevation" || group === "motion") return <span className={styles["sample"]} />;
  if (group === "other") return null;
  return (
    <svg className={styles["sample"]} aria-hidden="true">
      {group === "color" && <rect width="100%" height="100%" fill={token} />}
      {group === "space" && <rect width={token} height="100%" fill="var(--accent-strong)" />}
      {group === "radius" && (
        <rect
          x="1"
          y="1"
          width="40"
          height="40"
          rx={token}
          fill="var(--accent-surface)"
          stroke="var(--accent-strong)"
        />
      )}
      {group === "type" && (
        <text y="75%" fontSize={token} fontWeight="600" fill="var(--text-strong)">
          {strings.components.typeSample}
        </text>
      )}
    </svg>
  );
}
