export default "dark button";
