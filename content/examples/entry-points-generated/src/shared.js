export const log = (page) => console.log(`visited ${page}`);
