export class EvaluatePlugin {
  apply(compiler) {
    const { name } = EvaluatePlugin;

    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.parser.for("javascript/esm").tap(name, (parser) => {
        const { hooks } = parser;
        const value = (code, node) => parser.evaluate(code).setRange(node.range);

        hooks.evaluateIdentifier.for("REGION").tap(name, (node) => value('"eu"', node));
        hooks.evaluateTypeof.for("REGION").tap(name, (node) => value('"string"', node));
        hooks.evaluateCallExpression.for("isShop").tap(name, (node) => value("true", node));
        hooks.evaluateNewExpression.for("Never").tap(name, (node) => value("false", node));
        hooks.evaluateCallExpressionMember.for("isEmpty").tap(name, (node, object) => {
          if (object.isString()) return value(`${object.string === ""}`, node);
        });
        hooks.evaluate.for("TaggedTemplateExpression").tap(name, (node) => {
          if (node.tag.name === "flag") return value("true", node);
        });
        hooks.isPure.for("CallExpression").tap(name, ({ callee }) => {
          if (callee.name === "register") return true;
        });
      });
    });
  }
}
