/** React, and what brings a component to life with it. */
export async function loadMount(): Promise<typeof import("./mount.tsx").mount> {
  return (await import(/* webpackChunkName: "mount" */ "./mount.tsx")).mount;
}
