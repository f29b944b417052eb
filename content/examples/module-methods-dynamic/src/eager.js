console.log("eager module runs");
export default "eager";
