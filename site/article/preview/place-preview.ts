type Box = { left: number; top: number; bottom: number };
type Size = { width: number; height: number };

const GAP = 6;
const MARGIN = 8;

/** Returns where a preview goes in the window: below the link's line if there's room, otherwise above it. */
export function placePreview(line: Box, preview: Size, window: Size): { left: number; top: number } {
  const below = line.bottom + GAP;
  const above = line.top - GAP - preview.height;
  const fitsBelow = below + preview.height + MARGIN <= window.height;
  return {
    left: Math.max(MARGIN, Math.min(line.left, window.width - preview.width - MARGIN)),
    top: fitsBelow || above < MARGIN ? below : above,
  };
}
