import(/* webpackChunkName: "admin-page" */ "./admin.js");
