import { renderToStaticMarkup } from "react-dom/server";
import { Button } from "./button.tsx";
import { price } from "./price.ts";

console.log(renderToStaticMarkup(<Button text={`Buy for ${price(350)}`} />));
