const page = "coffee";
import(`./pages/${page}.js`);
