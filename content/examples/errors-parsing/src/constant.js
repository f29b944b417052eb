__webpack_hash__ = "a1b2";
