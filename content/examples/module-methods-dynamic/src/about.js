export const VERSION = "2.0";
export const NOTES = "These notes are not in the bundle.";
