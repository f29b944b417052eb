import { file } from "kit";
import { format } from "kit/format";
import { api } from "#config";

console.log(format(` ${file} `), api);
