export class DeclarationsPlugin {
  apply(compiler) {
    const { name } = DeclarationsPlugin;
    const print = (hook, ...words) => console.log(hook.padEnd(24), ...words);

    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.parser.for("javascript/esm").tap(name, (parser) => {
        const { hooks } = parser;
        const text = ({ range }) => parser.state.source.slice(...range);
        const on = (hook, key, fn = (node) => [text(node)]) => {
          (key ? hooks[hook].for(key) : hooks[hook]).tap(name, (...args) => print(hook, ...fn(...args)));
        };

        on("preStatementByType", "FunctionDeclaration", (statement) => [statement.id.name]);
        on("blockPreStatementByType", "VariableDeclaration");
        on("statement", "", (statement) => [statement.type]);
        on("preDeclarator", "", (declarator) => [text(declarator.id)]);
        on("declarator", "", (declarator) => [text(declarator.id)]);
        on("varDeclaration", "price");
        on("varDeclarationConst", "price");
        on("varDeclarationLet", "count");
        on("varDeclarationVar", "old");
        on("varDeclarationUsing", "file");
        on("pattern", "size");
        on("rename", "globalShop");

        hooks.collectDestructuringAssignmentProperties.tap(name, (expression) => {
          print("collectDestructuring…", text(expression));
          return true;
        });
        hooks.canRename.for("globalShop").tap(name, (expression) => {
          print("canRename", text(expression));
          return true;
        });
        hooks.expression.for("globalShop.name").tap(name, (expression) => {
          print("expression", text(expression));
        });
        hooks.expression.for("globalSizes").tap(name, (expression) => {
          const properties = parser.destructuringAssignmentPropertiesFor(expression);
          print("expression", text(expression), [...properties].map(({ id }) => id));
        });
      });
    });
  }
}
