export class NamesPlugin {
  apply(compiler) {
    const { name } = NamesPlugin;
    const print = (hook, ...words) => console.log(hook.padEnd(32), ...words);

    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.parser.for("javascript/esm").tap(name, (parser) => {
        const { hooks } = parser;
        const text = ({ range }) => parser.state.source.slice(...range);
        const on = (hook, key, fn = () => []) => {
          (key ? hooks[hook].for(key) : hooks[hook]).tap(name, (node, ...rest) => {
            print(hook, text(node), ...fn(...rest));
          });
        };

        on("call", "track");
        on("new", "Tracker");
        on("typeof", "track");
        on("expression", "shop.price");
        on("callMemberChain", "shop", (members) => [members]);
        on("expressionMemberChain", "shop", (members, optionals) => [members, optionals]);
        on("unhandledExpressionMemberChain", "shop", (members) => [members]);
        on("memberChainOfCallMemberChain", "shop", (callee, call, members) => [callee, members]);
        on("callMemberChainOfCallMemberChain", "shop", (callee, call, members) => [callee, members]);
        on("assign", "track");
        on("assignMemberChain", "shop", (members) => [members]);
        on("write", "track");
        on("writeMemberChain", "shop", (members) => [members]);
        on("optionalChaining");
        on("binaryExpression");
      });
    });
  }
}
