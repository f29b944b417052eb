export default "About us";
