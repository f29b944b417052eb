export default (source) => source.toUpperCase().replace("EXPORT DEFAULT", "export default");
