async function open(name) {
  try {
    const page = await import(`../src/pages/${name}.js`);
    console.log("page:", page.title);
  } catch (error) {
    if (error.name === "ChunkLoadError") console.log("Please reload the page:", error.type);
    else if (error.code === "MODULE_NOT_FOUND") console.log("No such page:", name);
    else throw error;
  }
}

console.log(process.env.API_URL, btoa("tea"));
open("tea");
open("coffee");
