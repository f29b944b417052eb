export default "a large library";
