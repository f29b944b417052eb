if (location.protocol === "file:") return;
