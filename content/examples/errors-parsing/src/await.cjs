const response = await fetch("/prices.json");

console.log(response.status);
