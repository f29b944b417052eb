export default "The shop";
