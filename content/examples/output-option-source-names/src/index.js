import "./log.js?a";
import "./log.js?b";
