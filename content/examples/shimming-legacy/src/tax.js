import Tax from "old-tax";

console.log(Tax.add(1000));
