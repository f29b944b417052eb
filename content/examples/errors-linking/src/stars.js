export * from "./tea.js";
export * from "./green-tea.js";
