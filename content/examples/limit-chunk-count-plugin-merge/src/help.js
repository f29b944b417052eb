document.body.textContent = "Ask us anything.";
