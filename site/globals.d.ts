declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module "*.css";

declare module "#site-data" {
  import type { SiteData } from "#model/site-data.ts";

  const data: SiteData;
  export default data;
}

/** Each component of site/components/ by its name, only in the build. */
declare module "#components" {
  import type { PageComponent } from "./components/page-component.ts";

  const components: Readonly<Record<string, PageComponent>>;
  export default components;
}

/*
 * Files that are fetched: importing them gives their URL. Flag[] is in the first; site/components/ has the others'
 * types.
 */
declare module "#flags" {
  const url: string;
  export default url;
}

declare module "#data/organization.json" {
  const projects: { repo: string; branch: string; npm: string; description: string; maintainer: string }[];
  export default projects;
}

declare module "#data/starter-kits.json" {
  const url: string;
  export default url;
}

declare module "#supporters/counts.json" {
  import type { SupporterCounts } from "#model/supporter.ts";

  const counts: SupporterCounts;
  export default counts;
}

declare module "#supporters/*.json" {
  const url: string;
  export default url;
}

declare module "#data/vote.json" {
  const topics: { title: string; description: string; url: string }[];
  export default topics;
}

/** webpack's own: https://webpack.js.org/api/module-variables/ */
declare const __webpack_require__: {
  <Module>(id: string): Module;
  /** Functions that load a chunk, by kind (`j`: its script). Each adds a promise. */
  f: { j: (id: string, loading: Promise<void>[]) => void };
};
/** The file of a chunk's script, from the public path. */
declare let __webpack_get_script_filename__: (id: string | number) => string;

/** True in `npm run dev`. Set by webpack. */
declare const DEVELOPMENT: boolean;
/** The site has an analytics service. Set by webpack. */
declare const ANALYTICS: boolean;
/** The chat's own site. Set by webpack. */
declare const CHAT_URL: string;

interface Navigator {
  /** https://w3c.github.io/gpc/, not in every browser. */
  readonly globalPrivacyControl?: boolean;
}

/** Trusted Types: https://w3c.github.io/trusted-types/. Missing in older browsers and in Node. */
declare const trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
      ) => {
        // Objects that DOM properties take where their types say string.
        createHTML: (html: string) => string;
        createScriptURL: (url: string) => string;
      };
    }
  | undefined;
