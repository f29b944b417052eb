if (location.search === "?debug") {
  import "./price.js";
}
