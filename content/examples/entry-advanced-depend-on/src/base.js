import "react";
import "react-dom/client";
import "./menu.js";
