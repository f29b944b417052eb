for (const page of ["home", "drafts/next"]) {
  try {
    const { title } = await import(/* webpackMode: "eager" */ `./pages/${page}.js`);
    console.log(title);
  } catch (error) {
    console.log(error.message);
  }
}
