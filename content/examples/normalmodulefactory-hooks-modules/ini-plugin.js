const TYPE = "ini";

export class IniPlugin {
  apply(compiler) {
    const { name } = IniPlugin;
    const { Generator, NormalModule, Parser, RuntimeGlobals, sources } = compiler.webpack;
    let parseIni;

    class IniParser extends Parser {
      parse(source, state) {
        state.module.buildInfo.ini = parseIni(source.toString());
        state.module.buildMeta.exportsType = "dynamic";
        return state;
      }
    }

    class IniGenerator extends Generator {
      getTypes() {
        return new Set(["javascript"]);
      }
      getSize(module) {
        return JSON.stringify(module.buildInfo.ini).length;
      }
      generate(module, { runtimeRequirements }) {
        runtimeRequirements.add(RuntimeGlobals.module);
        return new sources.RawSource(`module.exports = ${JSON.stringify(module.buildInfo.ini)};`);
      }
    }

    class IniModule extends NormalModule {
      readableIdentifier(shortener) {
        return `${super.readableIdentifier(shortener)} (${Object.keys(this.buildInfo.ini)})`;
      }
    }

    compiler.hooks.normalModuleFactory.tap(name, ({ hooks }) => {
      hooks.prepareModuleType.for(TYPE).tapPromise(name, async () => {
        ({ parseIni } = await import("./parse-ini.js"));
      });
      hooks.createParser.for(TYPE).tap(name, () => new IniParser());
      hooks.createGenerator.for(TYPE).tap(name, () => new IniGenerator());
      hooks.createModuleClass.for(TYPE).tap(name, (createData) => new IniModule(createData));

      hooks.parser.for("javascript/esm").tap(name, (parser) => {
        parser.hooks.typeof.for("INI").tap(name, () => {
          console.log("parser: found typeof INI");
        });
      });
      hooks.generator.for(TYPE).tap(name, (generator) => {
        console.log("generator of ini:", generator.constructor.name);
      });
    });
  }
}
