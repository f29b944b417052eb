import notice from "./notice.txt";

console.log(notice);
