export const read = () => "browser storage";
