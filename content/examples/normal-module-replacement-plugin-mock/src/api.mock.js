export const load = () => "from the mock";
