/** A flag of the command line, derived from webpack's or the development server's schema. */
export type OptionFlag = {
  /** Every spelling that webpack-cli accepts: '--output-clean' and '--no-output-clean', or only '--no-amd'. */
  names: string[];
  /**
   * The option, then others that share the name, with `[]` for each item of a list: 'module.rules[].test',
   * 'devServer.port'.
   */
  options: string[];
  /** All values that it accepts; empty if any text or number is valid. */
  values: string[];
};

/** A row in the table of flags. */
export type Flag = {
  names: string[];
  option: string;
  values: string[];
  /** URL of the option's documentation, or else of the nearest option that contains it. */
  url?: string;
};
