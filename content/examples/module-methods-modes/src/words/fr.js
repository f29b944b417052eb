export default "hello fr";
