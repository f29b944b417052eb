document.body.append("It works.");
