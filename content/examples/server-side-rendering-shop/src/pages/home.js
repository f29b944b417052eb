import { createElement as h } from "react";

export default function Home() {
  return h("h1", null, "Tea House");
}
