export const render = () => "This is the page about.";
