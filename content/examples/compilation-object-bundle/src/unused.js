export const unused = () => "nobody calls this";
