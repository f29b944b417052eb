declare module "@npmcli/config/lib/definitions/index.js" {
  import type { DefinitionsObject, ShortFlags } from "@npmcli/config";

  const npm: {
    definitions: DefinitionsObject;
    shorthands: ShortFlags;
    flatten: (source: Record<string, unknown>, target: Record<string, unknown>) => Record<string, unknown>;
  };
  export default npm;
}
