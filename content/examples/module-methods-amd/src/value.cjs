define({ tea: 3 });
