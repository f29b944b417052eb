import "./clock.js";

globalThis.hot = import.meta.webpackHot;
