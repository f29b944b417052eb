import * as money from "money";

globalThis.Money = money;
