import "./button.css";

export class Button {
  constructor(label) {
    this.element = document.createElement("button");
    this.element.textContent = label;
  }
}
