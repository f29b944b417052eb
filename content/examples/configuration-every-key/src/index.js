import "./style.css";

document.body.append(process.env.WEBPACK_GREETING, VERSION);
