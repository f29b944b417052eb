export class TranslatePlugin {
  apply(compiler) {
    const { name } = TranslatePlugin;
    const { ProgressPlugin } = compiler.webpack;

    compiler.hooks.emit.tapPromise(name, async (compilation) => {
      const logger = compilation.getLogger(name);
      const report = ProgressPlugin.getReporter(compiler);
      const languages = ["de", "fr", "ja"];

      for (const [index, language] of languages.entries()) {
        report?.(index / languages.length, language);
        logger.log(`translated to ${language}`);
      }
      logger.info(`${languages.length} languages`);
    });
  }
}
