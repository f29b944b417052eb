/** A font for the first paint. With `element`, only documents that contain this element need it. */
export type PreloadedFont = { url: string; element?: string };

/** Everything that a document needs besides its page. */
export type DocumentAssets = {
  /**
   * Identifies the files and the renderer together; the document contains it. Sites with different values can't show
   * each other's pages.
   */
  app: string;
  /** URLs of the scripts and styles that a document loads. */
  scripts: string[];
  styles: string[];
  fonts: PreloadedFont[];
  /** Content-Security-Policy, for hosts that send no headers. */
  policy: string;
};
