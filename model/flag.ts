/** A flag of the command line that webpack derives from an option. */
export type Flag = {
  /** '--output-filename' */
  name: string;
  option: string;
  /** Words that it takes, where these are known. */
  values: string[];
  /** Where the option is documented. */
  url?: string;
};
