export default "hello de";
