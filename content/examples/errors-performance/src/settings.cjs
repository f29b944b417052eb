for (const name of ["open", "close"]) exports[name] = true;
