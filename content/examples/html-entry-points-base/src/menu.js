document.body.append("Our teas");
