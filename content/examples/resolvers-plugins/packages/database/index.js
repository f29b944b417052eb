export default "secret";
