const make = () => 5;
export const sum = /*#__PURE__*/ 1 + make();
