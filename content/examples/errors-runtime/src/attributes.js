const type = 5;
import("shop-api", { with: type });
