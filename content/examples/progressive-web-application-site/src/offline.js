export async function register(button) {
  const { serviceWorker } = navigator;
  const updating = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (updating) location.reload();
  });

  const registration = await serviceWorker.register("sw.js");
  const offer = () => {
    button.hidden = false;
    button.onclick = () => registration.waiting.postMessage("activate");
  };
  if (registration.waiting) offer();
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed" && updating) offer();
    });
  });
}
