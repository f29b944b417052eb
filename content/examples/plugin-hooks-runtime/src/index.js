import(/* webpackPrefetch: true, webpackChunkName: "cart" */ "./cart.js");
import(/* webpackChunkName: "offers" */ "./offers.js");
