import photo from "./photo.heif";

console.log(photo);
