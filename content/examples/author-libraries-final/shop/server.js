import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Price } from "price-kit/react";

console.log(renderToStaticMarkup(createElement(Price, { cents: 499 })));
