import { app } from "./server.js";

app.listen(3000, (error) => {
  if (error) throw error;
  console.log("http://localhost:3000/");
});
