import "./prices.txt";
