/*
 * Entry of the compiler worker. Not loaded right away: an exception that is thrown while the bundle's top-level
 * function is on the stack makes V8 parse all 5 MB of it again, and one of the bundled packages throws one when it is
 * loaded.
 */
void import(/* webpackMode: "eager" */ "./main.ts");
