import { writeFileSync } from "node:fs";

// (module (func (export "add") (param i32 i32) (result i32) local.get 0 local.get 1 i32.add))
const bytes = "0061736d0100000001070160027f7f017f030201000707010361646400000a09010700200020016a0b";
writeFileSync("src/add.wasm", Buffer.from(bytes, "hex"));
