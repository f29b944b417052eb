document.querySelector("#hours").textContent = "Open from 9 to 18";
