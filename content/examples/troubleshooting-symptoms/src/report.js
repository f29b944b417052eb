export const report = () => "report";
