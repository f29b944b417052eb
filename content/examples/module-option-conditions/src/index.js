import "./page.js";
import "./parts/new/a.js?print";
import "./parts/old/b.js" with { kind: "draft" };
