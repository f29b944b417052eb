with (Math) console.log(max(1, 2), 017);
