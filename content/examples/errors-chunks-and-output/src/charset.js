import "./utf.css";
import "./latin.css";
