for (const name of ["used", "other"]) {
  exports[name] = () => console.log(name === "used" ? "I am used" : "I am superfluous");
}
