import type * as en from "../en/search.ts";

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
  searching: "正在搜索……",
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
