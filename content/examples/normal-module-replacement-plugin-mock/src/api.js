export const load = () => "from the network";
