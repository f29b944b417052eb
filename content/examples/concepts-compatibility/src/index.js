const double = (n) => n * 2;
console.log(double(21));
