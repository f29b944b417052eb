await fetch("/prices.json");
