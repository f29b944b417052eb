document.body.append(`You're at ${location.pathname}`);
