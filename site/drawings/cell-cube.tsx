import type { ReactNode } from "react";
import { CUBE_BOX, cubePaths } from "#model/cube-cells.ts";

/** A cube with some of its twelve cells lit: the mark of a section or of a release. */
export function CellCube({ lit, className }: { lit: number; className: string | undefined }): ReactNode {
  const { top, left, right, off } = cubePaths(lit);
  return (
    <svg className={`cube ${className}`} viewBox={`0 0 ${CUBE_BOX.width} ${CUBE_BOX.height}`} aria-hidden="true">
      <path d={off} />
      <path className="cube-top" d={top} />
      <path className="cube-left" d={left} />
      <path className="cube-right" d={right} />
    </svg>
  );
}
