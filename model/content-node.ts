import type { Anchor, Link } from "./page.ts";

export type DirectoryNode = {
  type: "directory";
  /** Path from the content root, with forward slashes; '' is the root. */
  path: string;
  name: string;
  url: string;
  /** Bytes of all files below. */
  size: number;
  children: ContentNode[];
};

export type FileNode = {
  type: "file";
  path: string;
  name: string;
  url: string;
  /** Size in bytes. */
  size: number;
  extension: "md" | "mdx";
  title: string;
  sort: number;
  group: string;
  anchors: Anchor[];
  contributors: string[];
  related: Link[];
  source?: string;
  edit?: string;
  repo?: string;
  date?: string;
};

export type ContentNode = DirectoryNode | FileNode;
