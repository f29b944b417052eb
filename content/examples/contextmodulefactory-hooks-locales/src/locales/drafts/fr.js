export default "Salut";
