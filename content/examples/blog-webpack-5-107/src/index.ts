import mail from "./mail.html";
import greet from "./greet.js";

const name: string = greet.name;
console.log(mail);
console.log(name);
