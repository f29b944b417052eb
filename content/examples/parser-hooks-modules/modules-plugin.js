export class ModulesPlugin {
  apply(compiler) {
    const { name } = ModulesPlugin;
    const print = (hook, ...words) => console.log(hook.padEnd(22), ...words);

    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.parser.for("javascript/esm").tap(name, (parser) => {
        const { hooks } = parser;
        const inEntry = () => parser.state.module.resource.endsWith("index.js");
        const on = (hook, fn) => {
          hooks[hook].tap(name, (...args) => {
            if (inEntry()) print(hook, ...fn(...args));
          });
        };

        on("program", (ast, comments) => [`${ast.body.length} statements, ${comments.length} comment`]);
        on("import", (statement, source) => [source]);
        on("importSpecifier", (statement, source, exportName, local) => [source, exportName, "as", local]);
        on("exportImport", (statement, source) => [source]);
        on("exportImportSpecifier", (statement, source, from, to) => [source, from, "as", to]);
        on("export", (statement) => [statement.type]);
        on("exportDeclaration", (statement, declaration) => [declaration.type]);
        on("exportSpecifier", (statement, local, exported) => [local, "as", exported]);
        on("exportExpression", (statement, node) => [node.type]);
        on("importCall", (expression) => [expression.source.value]);
        on("topLevelAwait", (expression) => [expression.type]);
        on("finish", (ast) => [`${ast.body.length} statements`]);
      });
    });
  }
}
