console.log(SHOP_NAME, __webpack_require__.shop);
