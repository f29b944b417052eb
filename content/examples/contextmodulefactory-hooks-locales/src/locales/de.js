export default "Hallo";
