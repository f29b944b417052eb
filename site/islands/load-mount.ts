/** React, and what renders with it: loaded by the first page or screen that has a part in need of it. */
export async function loadMount(): Promise<typeof import("./mount.tsx").mount> {
  return (await import(/* webpackChunkName: "mount" */ "./mount.tsx")).mount;
}
