// Replaced by runtime-files-loader.ts.
export default {};
