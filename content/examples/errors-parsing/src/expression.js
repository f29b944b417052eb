const name = location.hash.slice(1);
import(name).then((page) => page.show());
