import type { Element } from "../../element.ts";
import type * as en from "../en/shell.ts";

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
  version: (shown) => `版本 ${shown}`,
  language: "语言",
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

export const failures: typeof en.failures = {
  reload: "重新加载页面",
  component: "页面的这一部分停止了工作。下面是它最初的内容。",
  parts: {
    behavior: "本页的按钮、标签等部分停止了工作。正文和链接仍然可用。",
    contents: "标题列表停止了工作。",
    contributors: "无法显示贡献者的头像。",
    footer: "页脚停止了工作。",
    header: "页头停止了工作。你仍然可以在 /search/ 搜索。",
    menu: "页面列表停止了工作。正文和页头中的链接仍然可用。",
    news: "公告停止了工作。",
    page: "本页停止了工作。",
    preview: "无法显示这个链接的预览。链接仍然可用。",
    search: "搜索对话框停止了工作。你仍然可以在 /search/ 搜索。",
    section: "无法判断网址中的章节是否存在。",
  },
};

export const navigation: typeof en.navigation = {
  failed: <T>(retry: T, link: Element<T>) => ["内容加载失败。", retry, "，或者", link("重新打开页面"), "。"],
  noSearch: <T>(retry: T, link: Element<T>) => ["搜索加载失败。", retry, "，或者在", link("名称索引"), "里查找。"],
};

export const shortcuts: typeof en.shortcuts = {
  name: "键盘快捷键",
  search: "搜索",
  move: "在结果或菜单中移动",
  open: "打开选中的结果",
  close: "关闭搜索、菜单或预览",
  show: "显示本列表",
};
