/** Evaluates React, which all else waits for, by itself. */
import "react-dom/client";
