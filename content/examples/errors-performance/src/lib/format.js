export { money as format } from "money";
