import "./theme.css"; import "./reset.css"; console.log("ready");
