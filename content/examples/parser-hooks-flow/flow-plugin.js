export class FlowPlugin {
  apply(compiler) {
    const { name } = FlowPlugin;
    const print = (hook, ...words) => console.log(hook.padEnd(30), ...words);

    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.parser.for("javascript/esm").tap(name, (parser) => {
        const { hooks } = parser;
        const text = ({ range }) => parser.state.source.slice(...range);
        const tap = (hook, fn) => {
          hook.tap(name, fn);
        };
        const isMobile = (node) => (text(node) === "MOBILE" ? false : undefined);

        tap(hooks.statementIf, ({ test }) => {
          print("statementIf", text(test));
          return isMobile(test);
        });
        tap(hooks.expressionConditionalOperator, ({ test }) => {
          print("expressionConditionalOperator", text(test));
          return isMobile(test);
        });
        tap(hooks.expressionLogicalOperator, ({ left }) => {
          print("expressionLogicalOperator", text(left));
          return isMobile(left);
        });
        tap(hooks.collectGuards, (expression) => print("collectGuards", text(expression)));
        tap(hooks.label.for("once"), ({ body }) => print("label", body.type));
        tap(hooks.terminate, ({ type }) => {
          print("terminate", type);
          return true;
        });
        tap(hooks.unusedStatement, (statement) => print("unusedStatement", text(statement)));
        tap(hooks.call.for("load"), (expression) => print("call", text(expression)));
        tap(hooks.classExtendsExpression, (expression, { id }) => {
          print("classExtendsExpression", id.name, "extends", text(expression));
        });
        tap(hooks.classBodyElement, (element) => print("classBodyElement", text(element)));
        tap(hooks.classBodyValue, (expression, element) => {
          print("classBodyValue", element.key.name, text(expression));
        });
      });
    });
  }
}
