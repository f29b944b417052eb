import "./gallery.css";

export default "gallery";
