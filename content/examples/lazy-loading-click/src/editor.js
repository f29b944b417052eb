import "./editor.css";

console.log("The editor runs.");

export function openEditor() {
  const area = document.createElement("textarea");
  area.placeholder = "Dear …";
  document.body.append(area);
  area.focus();
}
