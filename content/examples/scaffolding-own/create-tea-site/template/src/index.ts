const title: string = document.title;

console.log(`Welcome to ${title}`);
