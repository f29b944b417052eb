import type * as en from "../en/offline.ts";

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
