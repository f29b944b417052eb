require("./tea.cjs");
