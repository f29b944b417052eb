export default "a draft";
