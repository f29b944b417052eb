import { createElement as h } from "react";

export default function Editor() {
  return h("textarea", { placeholder: "Dear …" });
}
