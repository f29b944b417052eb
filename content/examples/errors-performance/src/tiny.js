const page = location.hash.slice(1);
import(`./pages/${page}.js`).then(({ title }) => console.log(title));
