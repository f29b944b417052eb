export const show = (name) => `widget for ${name}`;
