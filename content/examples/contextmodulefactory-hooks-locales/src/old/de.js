export default "Moin";
