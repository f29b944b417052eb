import { componentFile } from "#model/components.ts";
import type { PageComponent } from "./page-component.ts";

/** Loads a component's chunk. */
export async function loadComponent(name: string): Promise<PageComponent> {
  const path = componentFile(name);
  // webpack creates a chunk for each file that's named like its folder.
  const module: Partial<Record<string, PageComponent>> = await import(
    /* webpackChunkName: "[request]", webpackInclude: /\/([\w-]+)\/\1\.tsx$/ */ `./${path}`
  );
  const Component = module[name];
  if (Component === undefined) throw new Error(`site/components/${path} doesn't export ${name}.`);
  return Component;
}
