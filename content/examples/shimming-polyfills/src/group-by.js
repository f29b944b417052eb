console.log("polyfill loaded");

Object.groupBy = (items, callback) => {
  const groups = Object.create(null);
  for (const item of items) (groups[callback(item)] ??= []).push(item);
  return groups;
};
