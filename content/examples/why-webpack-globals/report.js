var total = "no sales yet";
