import sheet from "./tea-price.css" with { type: "css" };

export class TeaPrice extends HTMLElement {
  #root = this.attachShadow({ mode: "open" });

  connectedCallback() {
    this.#root.adoptedStyleSheets = [sheet];
    this.#root.textContent = `€${(this.getAttribute("cents") ?? 0) / 100}`;
  }
}
