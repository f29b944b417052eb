import "./styled.css"; export const open = () => console.log("open");
