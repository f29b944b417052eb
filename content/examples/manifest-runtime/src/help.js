export const help = () => "Ask the person next to you.";
