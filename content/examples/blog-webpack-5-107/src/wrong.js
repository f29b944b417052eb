import "./wrong.module.css";
