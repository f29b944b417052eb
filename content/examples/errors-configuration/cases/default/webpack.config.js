throw new Error("not ready");
