document.title += " (open)";
