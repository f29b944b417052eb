import terms from "./terms.txt" with { type: "text" };

document.body.textContent = terms;
