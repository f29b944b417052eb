console.log(FROM, ALSO_FROM);
