export function openEditor() {
  document.body.append(document.createElement("textarea"));
}
