export default { basename: (name) => name.split("/").pop() };
