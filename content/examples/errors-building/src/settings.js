throw new Error("No currency set");
