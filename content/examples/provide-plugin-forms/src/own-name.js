const log = (text) => console.log("my own:", text);

log("not replaced");
