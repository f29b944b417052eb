import { app } from "./server.js";

app.listen(3000, () => console.log("http://localhost:3000/"));
