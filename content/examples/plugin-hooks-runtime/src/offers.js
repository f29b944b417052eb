export const gallery = () => import(/* webpackPreload: true, webpackChunkName: "gallery" */ "./gallery.js");
