declare global {
  interface ImportMetaEnv {
    WEBPACK_API: string;
  }
}

export {};
