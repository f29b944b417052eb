import type { ReactNode } from "react";

/* Our own line drawings on a grid of 20 units, each by itself: what no script draws is in none. */

export const GITHUB = "m7 5-5 5 5 5M13 5l5 5-5 5";
export const X = "m4 4 12 12M16 4 4 16";
export const STACKOVERFLOW = "M4 12v5h12v-5M7 14h6M7.2 11l5.8 1M8.3 7.6l5.2 2.8M11 4.4l4 4.2";
export const DISCORD =
  "M5 5.5c3-1.3 7-1.3 10 0 1.6 2.6 2.3 5.4 2.2 8.5-1.3 1-2.6 1.6-4 2l-.9-1.6c-1.5.4-3.1.4-4.6 0L6.8 16c-1.4-.4-2.7-1-4-2-.1-3.1.6-5.9 2.2-8.5zM7.6 10.6h.1M12.3 10.6h.1";
export const MENU = "M3 5.5h14M3 10h14M3 14.5h14";
export const SEARCH = "M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3zM13.5 13.5 17 17";
export const CLOSE = "m5 5 10 10M15 5 5 15";
export const LANGUAGE =
  "M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM2.5 10h15M10 2.5c4.5 4.6 4.5 10.4 0 15-4.5-4.6-4.5-10.4 0-15z";
export const LINK =
  "M8.5 11.5a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l1-1";
export const PRINT = "M5.5 8V3h9v5M5.5 14.5h-3V8h15v6.5h-3M5.5 12h9v5h-9z";
export const EDIT = "m3 17 1-4L13.5 3.5l3 3L7 16zM11.5 5.5l3 3";
export const CHAT = "M3 4h14v10H9l-4 3v-3H3z";

export function Icon({ path }: { path: string }): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="icon">
      <path d={path} />
    </svg>
  );
}
