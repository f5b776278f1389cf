// Runs before the first paint: the stored theme and language, else what the browser asks for.
(() => {
  const root = document.documentElement;
  let stored = {};
  try {
    stored = JSON.parse(localStorage.getItem("connectable.settings") ?? "{}");
  } catch {
    // a browser that keeps nothing plays as well
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = stored.theme === "dark" || stored.theme === "light" ? stored.theme : dark ? "dark" : "light";
  if (stored.motion === "less") root.dataset.motion = "less";
})();
