import "webpack/hot/dev-server.js";
