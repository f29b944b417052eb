console.log(`Version ${VERSION}`);
