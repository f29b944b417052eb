/** What a document is made with besides its page. */
export type DocumentAssets = {
  /** Names the files and the renderer together; the document carries it. With another one they can't show each other's pages. */
  app: string;
  /** Files of the browser's build that a document names, as addresses. */
  scripts: string[];
  styles: string[];
  /** Content-Security-Policy, for hosts that send no headers. */
  policy: string;
};
