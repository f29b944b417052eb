export const render = () => "This is the page contact.";
