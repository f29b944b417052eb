import type * as en from "../en/components.ts";

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
    none: "这里暂时还没有名单。",
    failed: "名单加载失败。",
  },
  vote: "在 GitHub 上投票",
  typeSample: "字Aa",
  playground: {
    withoutScript: "演练场需要 JavaScript：它在浏览器中运行 webpack。",
    loading: "正在加载演练场……",
    failed: "演练场加载失败。请重新加载页面再试一次。",
    stopped: "演练场停止了工作。你的修改已保存在这个浏览器里。",
  },
};
