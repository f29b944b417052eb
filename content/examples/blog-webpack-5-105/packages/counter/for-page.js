throw new Error("This file is for pages.");
