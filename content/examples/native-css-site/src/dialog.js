import "./dialog.css";

export function open() {
  document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
}
