import tea from "./tea.js";

console.log(tea);
