export default "light button";
