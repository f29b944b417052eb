import type * as en from "./en.ts";

/* Simplified Chinese. Each group has the type of the English one, so a missing string is a type error. */

/** The playground isn't translated yet. */
export { playground } from "./en.ts";

type Element<T> = (words: string) => T;

export const language: typeof en.language = { code: "zh", direction: "ltr" };

export const common: typeof en.common = {
  tryAgain: "重试",
  dismiss: "不再显示",
  close: "关闭",
  loading: "加载中……",
};

export const shell: typeof en.shell = {
  skip: "跳到正文",
  home: (site) => `${site} 首页`,
  openMenu: "打开菜单",
  closeMenu: "关闭菜单",
  main: "主导航",
  sections: "栏目",
  pages: "页面",
  documentation: "文档",
  announcement: "公告",
  version: (version) => `版本 v${version}`,
  language: "语言",
  more: "更多",
  contents: "本页目录",
  headingsOf: (page) => `${page}的标题`,
};

export const theme: typeof en.theme = {
  name: "主题",
  system: "跟随系统",
  light: "浅色",
  dark: "深色",
};

export const footer: typeof en.footer = {
  name: "页脚",
  community: "社区",
  legal: "法律信息",
  readOffline: "离线阅读",
  license: (link) => ["文档内容采用 ", link("CC BY 4.0"), " 许可"],
};

export const chat: typeof en.chat = {
  open: "在 Gitter 上聊天",
  opening: "正在打开聊天……",
  failed: (link) => ["聊天无法在此加载。", link("到 Gitter 网站打开"), "。"],
};

export const navigation: typeof en.navigation = {
  failed: <T>(retry: T, link: Element<T>) => ["内容加载失败。", retry, "，或者", link("重新打开页面"), "。"],
  noSearch: <T>(retry: T, link: Element<T>) => ["搜索加载失败。", retry, "，或者在", link("名称索引"), "里查找。"],
};

export const search: typeof en.search = {
  name: "搜索",
  placeholder: "选项、钩子、插件、错误、用法……",
  results: "搜索结果",
  recent: "最近访问",
  suggested: "推荐",
  forgetRecent: "清除最近访问的页面",
  count: (count) => (count === 0 ? "没有结果" : `${count} 条结果`),
  nothing: (query) => `没有找到与“${query}”相关的内容。`,
  everyName: "全部选项和钩子的名称索引",
  everyNameBelow: "下面是全部选项和钩子的名称索引。",
  allResults: (query) => `“${query}”的全部结果`,
  loading: "正在加载搜索索引……",
  slow: "搜索索引的加载时间比平时长。",
  stale: "无法加载最新的搜索索引，以下结果可能已经过时。",
  faults: {
    unreachable: "无法加载搜索索引：网络连接中断，或者请求被拦截。",
    damaged: "搜索索引没有完整加载。",
    "other-version": "打开本页之后，网站和搜索索引已经更新。",
  },
  reload: "重新加载页面",
  pagesWork: "页面本身仍可正常阅读。",
};

export const searchPage: typeof en.searchPage = {
  description: "搜索 webpack 文档，或者按名称查找 webpack 的全部选项、钩子、插件和命令行参数。",
  withoutScript:
    "搜索在浏览器中运行，需要 JavaScript。下面列出了 webpack 提供的全部名称，可以用浏览器的页内查找功能来查找。",
  everyName: "全部名称",
  sections: "栏目",
  categories: {
    options: "选项",
    "plugin-options": "插件的选项",
    "dev-server-options": "开发服务器的选项",
    cli: "命令和命令行参数",
    hooks: "钩子",
    "plugin-hooks": "插件的钩子",
    exports: "插件和导出",
    "stats-fields": "stats 的字段",
    "module-variables": "模块变量",
    "magic-comments": "import() 中的魔法注释",
    "loader-context": "loader 上下文",
  },
};

const filterStatus = (noun: string): en.FilterStatusStrings => ({
  count: (shown, total) => `${noun}：${shown} / ${total}`,
  none: (query) => `没有与“${query}”匹配的${noun}。`,
  showAll: `显示全部${noun}`,
});

export const filters: typeof en.filters = {
  projects: { label: "筛选项目", ...filterStatus("项目") },
  starterKits: { label: "筛选起步模板", ...filterStatus("起步模板") },
  flags: { label: "筛选命令行参数", ...filterStatus("命令行参数") },
  savedPages: { label: "搜索已保存的页面", ...filterStatus("页面") },
};

const referenceFilter = (noun: string): (typeof en.referenceFilters)["options"] => ({
  ...filterStatus(noun),
  find: (total) => `筛选 ${total} 个${noun}……`,
  clear: "清除",
});

export const referenceFilters: typeof en.referenceFilters = {
  options: referenceFilter("选项"),
  commands: referenceFilter("命令和参数"),
  hooks: referenceFilter("钩子"),
  exports: referenceFilter("导出"),
  fields: referenceFilter("字段"),
  names: referenceFilter("名称"),
  members: referenceFilter("成员"),
};

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

export const titles: typeof en.titles = {
  home: "首页",
  printable: "打印版",
  combined: "打印版（全部页面合并）",
  combinedDescription: (section) => `${section}的全部页面合并为一页，便于打印和离线阅读。`,
  deprecatedPackages: "已弃用",
  otherPages: "其他",
};

export const shortcuts: typeof en.shortcuts = {
  name: "键盘快捷键",
  search: "搜索",
  move: "在结果或菜单中移动",
  open: "打开选中的结果",
  close: "关闭搜索、菜单或预览",
  show: "显示本列表",
};

export const missingSection: typeof en.missingSection = {
  name: "找不到章节",
  noneLike: (words, link) => ["本页没有这个章节。", link(`搜索“${words}”`), "。"],
  didYouMean: (sections) => ["本页没有这个章节。你要找的是不是：", ...alternatives(sections), "？"],
};

/** 'a'、'a 或 b'、'a、b 或 c'. */
function alternatives<T>(all: readonly T[]): (T | string)[] {
  return all.flatMap((each, place) => (place === 0 ? [each] : [place === all.length - 1 ? " 或 " : "、", each]));
}

export const notFound: typeof en.notFound = {
  title: "找不到页面",
  text: "你要找的页面已被删除，或者已移到别处。",
  home: "返回首页",
  didYouMean: "你要找的是不是",
};

export const redirect: typeof en.redirect = {
  title: "页面已移动",
  text: (link) => ["本页已移至 ", link, "。"],
};

export const offline: typeof en.offline = {
  offline: "当前处于离线状态",
  copyOffline: (date) => `当前处于离线状态：正在显示 ${date} 保存的副本`,
  copyBack: (date) => `刚才处于离线状态：正在显示 ${date} 保存的副本`,
  copySlow: (date) => `网络较慢：正在显示 ${date} 保存的副本`,
  copyFailed: (date) => `网站没有响应：正在显示 ${date} 保存的副本`,
  lastWord: "此设备上没有保存本页。请在网络恢复后重新加载。",
};

export const offlineScreen: typeof en.offlineScreen = {
  title: "离线阅读",
  notSavedTitle: "未保存",
  text: "你最近阅读的 60 个页面和搜索功能都保存在此设备上，断网或网络较慢时也能打开。",
  notSaved: "此设备上没有保存本页",
  unavailable: "当前处于离线状态，或者网站没有响应。页面可用后会立即在此显示。",
  savedPages: "已保存的页面",
  save: (size) => `保存以便离线阅读（${size}）`,
  saving: (size, total) => `正在保存：${size} / ${total}`,
  cancel: "取消",
  saved: (size, date) => `全部页面已保存：${size}，${date}。`,
  saveAgain: "重新保存",
  remove: "删除",
  failed: "未能保存全部页面：网络中断，或者设备空间不足。",
  later: "网络恢复后即可保存页面。",
};

export const components: typeof en.components = {
  hero: {
    beginning: "打包你的",
    words: ["资源", "脚本", "图片", "样式"],
    whole: "打包你的资源、脚本、图片和样式",
    modules: "你的模块",
    assets: "发布的文件",
    picture:
      "webpack 从 index.html 开始，沿着 import 找到 app.ts、price.js、cart.ts、page.css 和 logo.svg，写出 index.html、app.js、app.css、logo.svg，以及按需加载的 cart.js。",
  },
  template: {
    label: "试试文件名模板",
    sample: (name, id) => ["对于名为 ", name, "、id 为 ", id, " 的 chunk，webpack 会写入："],
    empty: "（名称为空：webpack 需要一个名称）",
    unknown: (placeholders) => `${placeholders}：webpack 没有这样的占位符，因此会原样保留在文件名中。`,
  },
  flags: {
    name: "命令行参数",
    flag: "参数",
    option: "选项",
    values: "取值",
    more: "显示更多参数",
    loading: (command) => ["正在加载命令行参数……如果没有 JavaScript，可以运行 ", command, " 查看。"],
    failed: (command) => ["命令行参数加载失败。请重新加载页面，或者运行 ", command, "。"],
  },
  projects: {
    noMaintainer: "征集维护者……",
    maintainer: "维护者：",
  },
  starterKits: {
    name: "起步模板",
    project: "项目",
    maintainer: "维护者",
    tags: "标签",
    lastUpdate: "最后更新",
    loading: "正在加载表格……",
    failed: "表格加载失败。请重新加载页面。",
  },
  supporters: {
    latest: "最新支持者",
    platinum: "白金赞助商",
    gold: "金牌赞助商",
    silver: "银牌赞助商",
    bronze: "铜牌赞助商",
    backer: "支持者",
    failed: "名单加载失败。",
  },
  vote: "在 GitHub 上投票",
  typeSample: "字Aa",
  playground: {
    withoutScript: "演练场需要 JavaScript：它在浏览器中运行 webpack。",
    loading: "正在加载演练场……",
    failed: "演练场加载失败。请重新加载页面再试一次。",
  },
};
