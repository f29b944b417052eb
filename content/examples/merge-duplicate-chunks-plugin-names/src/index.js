import(/* webpackChunkName: "login" */ "./dialog.js");
import(/* webpackChunkName: "signup" */ "./dialog.js");
