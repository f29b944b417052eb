/**
 * A mistake of the person at the terminal, such as a port that's in use. Commands print its message without a stack
 * trace and fail.
 */
export class UserError extends Error {}
