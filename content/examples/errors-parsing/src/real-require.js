const fs = __non_webpack_require__("fs");

console.log(fs);
