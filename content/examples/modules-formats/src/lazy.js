export default "loaded on demand";
