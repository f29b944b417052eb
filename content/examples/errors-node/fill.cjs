const modules = [];
while (true) modules.push(new Array(1000).fill({}));
