import { convert } from "currency-tables";

export default (source) => convert(source);
