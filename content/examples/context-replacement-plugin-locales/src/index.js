for (const locale of ["de", "ja"]) {
  try {
    const { hello } = await import(/* webpackMode: "eager" */ `./locale/${locale}.js`);
    console.log(hello);
  } catch (error) {
    console.log(error.message);
  }
}
