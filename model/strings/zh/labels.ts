import type * as en from "../en/labels.ts";

export const labelFor: typeof en.labelFor = (english) => LABELS[english] ?? english;

/** By the English label. */
const LABELS: Readonly<Record<string, string>> = {
  // Sections, and pages in the header.
  Home: "首页",
  Concepts: "概念",
  Guides: "指南",
  Configuration: "配置",
  API: "API",
  Loaders: "Loader",
  Plugins: "插件",
  Errors: "错误",
  Migrate: "迁移",
  Contribute: "参与贡献",
  Vote: "投票",
  Blog: "博客",
  // Groups in the sidebar.
  Basics: "基础",
  Modules: "模块",
  Objects: "对象",
  webpack: "webpack",
  // The header, the footer and the announcement.
  "GitHub repository": "GitHub 仓库",
  "webpack on X": "X 上的 webpack",
  "Questions on Stack Overflow": "Stack Overflow 上的问答",
  "Chat on Discord": "在 Discord 上聊天",
  "Get Started": "快速上手",
  Organization: "组织",
  "Starter Kits": "起步模板",
  Comparison: "对比",
  "Swag Store": "周边商店",
  Glossary: "术语表",
  Branding: "品牌",
  Changelog: "更新日志",
  License: "许可证",
  "OpenJS Foundation": "OpenJS 基金会",
  "Terms of Use": "使用条款",
  "Privacy Policy": "隐私政策",
  Bylaws: "章程",
  "Code of Conduct": "行为准则",
  "Trademark Policy": "商标政策",
  "Trademark List": "商标列表",
  "Cookie Policy": "Cookie 政策",
  "webpack 5 is the current release.": "当前版本是 webpack 5。",
  "What changed": "更新内容",
  "webpack 4 docs": "webpack 4 文档",
  // Suggestions of search.
  "Getting Started": "快速上手",
  "Every option": "全部选项",
  "Code Splitting": "代码分割",
  "The development server": "开发服务器",
};
