onmessage = ({ data }) => console.log(data);
