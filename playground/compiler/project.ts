/** The project's folder. */
export const PROJECT = "/project";
