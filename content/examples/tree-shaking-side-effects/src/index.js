import "./setup.js";
import "./page.css";
import { Button } from "./widgets/index.js";

document.body.append(new Button("Send").element);
