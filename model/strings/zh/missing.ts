import type * as en from "../en/missing.ts";

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
