import(/* webpackChunkName: "main" */ "./admin.js");
