// As it was delivered.
var menu = { open: true };
