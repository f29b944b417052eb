import { type ReactNode, useId, useMemo, useRef } from "react";
import { playground as strings } from "#strings";
import type { ModuleFacts } from "../../protocol.ts";
import { BOX, layoutGraph } from "./layout-graph.ts";
import styles from "./module-graph.module.css";
import { useWidth } from "./use-width.ts";

type Props = { modules: readonly ModuleFacts[]; chosen: string | undefined; onChoose: (id: string) => void };

/** Draws the import graph, with a button for each module and a line for each import. */
export function ModuleGraph({ modules, chosen, onChoose }: Props): ReactNode {
  const place = useRef<HTMLElement>(null);
  const width = useWidth(place);
  const arrow = useId();
  const { nodes, edges, height } = useMemo(() => layoutGraph(modules, width), [modules, width]);
  return (
    <section ref={place} aria-label={strings.modules.graph} className={styles["graph"]} style={{ height }}>
      <svg aria-hidden="true" width={width} height={height}>
        <marker
          id={arrow}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerUnits="userSpaceOnUse"
          markerWidth="9"
          markerHeight="9"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8z" fill="context-stroke" />
        </marker>
        {edges.map(({ from, to, isActive, path }) => (
          <path
            key={`${from} ${to}`}
            d={path}
            data-inactive={!isActive}
            data-chosen={chosen === from || chosen === to}
            markerEnd={`url(#${arrow})`}
          />
        ))}
      </svg>
      {nodes.map(({ module, x, y }) => (
        <button
          key={module.id}
          type="button"
          aria-pressed={module.id === chosen}
          data-state={typeof module.state === "string" ? module.state : "concatenated"}
          title={module.name}
          style={{ left: x, top: y, width: BOX.width, height: BOX.height }}
          onClick={() => onChoose(module.id)}
        >
          <span>{shortName(module.name)}</span>
          <small>
            {strings.modules.size(module.size)}, {stateWord(module)}
          </small>
        </button>
      ))}
    </section>
  );
}

function stateWord({ state }: ModuleFacts): string {
  return strings.modules.states[typeof state === "string" ? state : "concatenated"];
}

/** The longest name that fits in a box, in characters. */
const ROOM = 19;

/** Returns the end of a module's name, which says most: './src/pages/cart/button.js' → '…cart/button.js'. */
function shortName(name: string): string {
  const plain = name.replace(/^\.\//, "");
  return plain.length > ROOM ? `…${plain.slice(1 - ROOM)}` : plain;
}
