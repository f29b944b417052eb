/** The language in a file's name, if it has one, and the path of the English file. */
export type FileLanguage = { language?: string; original: string };

/** 'concepts/index.zh.md' → { language: 'zh', original: 'concepts/index.md' }, if 'zh' is one of the languages. */
export function languageOfFile(path: string, languages: readonly string[]): FileLanguage {
  const [, name = "", language = "", extension = ""] = /^(.*[^/])\.([A-Za-z\d-]+)(\.mdx?)$/.exec(path) ?? [];
  return languages.includes(language) ? { language, original: `${name}${extension}` } : { original: path };
}
