import { type Expression, type ObjectExpression, parseSync, Visitor } from "oxc-parser";
import type { InstalledPackage } from "./installed-package.ts";
import { keyName } from "./parsed-file.ts";

/** Files of version 4, which has no types, by the owner of their hooks. */
const HOOKS = {
  Compiler: "lib/Compiler.js",
  Compilation: "lib/Compilation.js",
  MultiCompiler: "lib/MultiCompiler.js",
  NormalModuleFactory: "lib/NormalModuleFactory.js",
  ContextModuleFactory: "lib/ContextModuleFactory.js",
  JavascriptParser: "lib/Parser.js",
};

/** `this.hooks = { run: … }` in Compiler.js → 'Compiler run'. */
export function hooksOf4({ read }: Pick<InstalledPackage, "read">): string[] {
  return Object.entries(HOOKS).flatMap(([owner, file]) => {
    const names: string[] = [];
    const visitor = new Visitor({
      AssignmentExpression({ left, right }) {
        if (
          left.type === "MemberExpression" &&
          left.object.type === "ThisExpression" &&
          right.type === "ObjectExpression"
        )
          if (left.property.type === "Identifier" && left.property.name === "hooks") names.push(...keysOf(right));
      },
    });
    visitor.visit(parseSync(file, read(file) ?? "").program);
    return names.map((name) => `${owner} ${name}`);
  });
}

/** `exportPlugins((exports.util = {}), { createHash: … })` in webpack.js → 'util.createHash'. */
export function exportsOf4({ read }: Pick<InstalledPackage, "read">): string[] {
  const names: string[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [group, plugins] }) {
      if (callee.type !== "Identifier" || callee.name !== "exportPlugins" || plugins?.type !== "ObjectExpression")
        return;
      const prefix = group === undefined || group.type === "SpreadElement" ? "" : groupOf(group);
      names.push(...keysOf(plugins).map((name) => prefix + name));
    },
  });
  visitor.visit(parseSync("webpack.js", read("lib/webpack.js") ?? "").program);
  return names;
}

function groupOf(group: Expression): string {
  const inner = group.type === "ParenthesizedExpression" ? group.expression : group;
  if (inner.type !== "AssignmentExpression" || inner.left.type !== "MemberExpression") return "";
  return inner.left.property.type === "Identifier" ? `${inner.left.property.name}.` : "";
}

function keysOf({ properties }: ObjectExpression): string[] {
  return properties.flatMap((property) =>
    property.type === "Property" ? (keyName(property.key, property.computed) ?? []) : [],
  );
}
