enum Size {
  Small,
  Large,
}

console.log(Size.Large);
