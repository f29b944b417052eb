import "./style.css";

document.title = "Shop";
