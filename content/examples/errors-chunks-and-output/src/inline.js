import photo from "./photo.raw";

console.log(photo);
