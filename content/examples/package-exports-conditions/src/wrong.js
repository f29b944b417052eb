import "kit/dist/index.js";
import "kit/nothing";

new URL("kit/icons/internal/grid.svg", import.meta.url);
