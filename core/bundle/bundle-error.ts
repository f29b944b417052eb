import { UserError } from "#model/user-error.ts";

/**
 * The site's code is wrong; the message is webpack's. It has its own module so that catching it doesn't load webpack.
 */
export class BundleError extends UserError {}
