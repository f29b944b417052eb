export * from "shop-api";
