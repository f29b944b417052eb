import "./shared.js";
import(/* webpackChunkName: "cart" */ "./level-1.js");
import(/* webpackChunkName: "help", webpackPrefetch: true, webpackPreload: true */ "./help.js");
import("./shared.js");
