export default "green tea";
