console.log("map");
//# sourceMappingURL=data:application/json;charset=utf-8;base64,bm90IEpTT04=
