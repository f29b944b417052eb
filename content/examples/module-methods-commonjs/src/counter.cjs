let calls = 0;
exports.next = () => (calls += 1);
