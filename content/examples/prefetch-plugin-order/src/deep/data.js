export default ["a", "b"];
