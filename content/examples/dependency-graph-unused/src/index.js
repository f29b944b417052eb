import { square } from "shapes";

console.log(square(3));
