export const todos = import.meta.webpackHot?.data?.todos ?? ["buy milk"];

export function add(text) {
  todos.push(text);
}

import.meta.webpackHot?.dispose((data) => {
  data.todos = todos;
});
