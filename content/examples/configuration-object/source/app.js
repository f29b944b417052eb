console.log("from app.js");
