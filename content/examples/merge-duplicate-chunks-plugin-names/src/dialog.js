document.body.append("dialog");
