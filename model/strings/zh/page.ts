import type * as en from "../en/page.ts";

export const page: typeof en.page = {
  breadcrumb: "面包屑导航",
  previousAndNext: "上一页和下一页",
  previous: "上一页",
  next: "下一页",
  posts: "文章",
  contributors: "贡献者",
  furtherReading: "延伸阅读",
  projects: "本页的示例项目：",
  repository: "前往仓库",
  source: "原始来源",
  edit: "编辑本页",
  print: "打印本页",
  copyLink: "复制链接",
  copyPage: "复制为 Markdown",
  report: "本页有问题？",
  printable: (section) => `${section}全部页面（打印版）`,
  verified: (version) => `示例已用 webpack ${version} 验证`,
  changed: (date) => ["最后更新于 ", date],
  published: (date) => ["，发布于 ", date],
  writtenBy: (names, others) => (others === 0 ? `作者：${names}` : `作者：${names} 和另外 ${others} 人`),
  deprecated: "已弃用。",
  replacement: (replacement) => ["请改用 ", replacement, "。"],
};

export const translation: typeof en.translation = {
  missing: (link) => ["本页尚未翻译，下面显示英文原文。", link("查看英文页面"), "。"],
  draft: (link) => ["本页译文是草稿，尚未经过审校。如有疑问，请以", link("英文页面"), "为准。"],
  outdated: (count, link) => [
    `译文完成后，英文原文有 ${count} 处改动。带标记的段落可能已经过时，请对照`,
    link("英文页面"),
    "阅读。",
  ],
  changed: "以下内容的英文原文已更新：",
};

export const article: typeof en.article = {
  asides: {
    note: "说明",
    tip: "提示",
    important: "重要",
    warning: "警告",
    caution: "注意",
    todo: "待办",
  },
  questions: "相关问法",
  output: "输出",
  terminal: "终端",
  variants: "写法",
  packageManager: "包管理器",
  table: "表格",
  filesBySize: (files) => `按大小排列的文件：${files}`,
  moved: "本节已移至：",
  footnotes: "脚注",
  playground: "在演练场中打开",
  playgroundFor: (example) => `在演练场中打开：${example}`,
  backToReference: (number) => `回到引用 ${number}`,
};

export const copying: typeof en.copying = {
  copy: "复制",
  copied: "已复制",
  notCopied: "复制失败：请选中文本后自行复制",
  linkCopied: "链接已复制",
  linkNotCopied: "复制失败：请从地址栏复制链接",
  copySectionLink: "复制本节链接",
  sectionLinkNotCopied: "链接复制失败",
  pageCopied: "页面已复制",
  pageNotCopied: "页面复制失败",
};

export const facts: typeof en.facts = {
  type: "类型",
  hook: "钩子",
  export: "导出",
  usage: "用法",
  default: "默认值",
  since: "起始版本",
  flag: "命令行",
  status: "状态",
  experimental: "实验性",
  deprecated: "已弃用",
  isDeprecated: "是",
  replacement: (name) => ["请改用 ", name],
};

export const conditions: typeof en.conditions = {
  otherwise: "其他情况",
  mode: (names) => `${listed(names)} 模式下`,
  withoutMode: "none",
  target: (names) => `目标为 ${listed(names)} 时`,
  both: (first, second) => `${first}，${second}`,
  either: (cases) => cases.join("；"),
  option: (name) => `启用 ${name} 时`,
  require: "用于 require() 时",
  packageName: (name) => `在名为“${name}”的包中`,
  browserslist: "在有 Browserslist 配置的项目中",
  terminal: "在终端中",
  json: "在 stats.toJson() 中",
};

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join("、")} 和 ${names.at(-1)}`;
}

export const titles: typeof en.titles = {
  home: "首页",
  printable: "打印版",
  combined: "打印版（全部页面合并）",
  combinedDescription: (section) => `${section}的全部页面合并为一页，便于打印和离线阅读。`,
  deprecatedPackages: "已弃用",
  otherPages: "其他",
};
