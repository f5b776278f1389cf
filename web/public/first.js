// Runs before the first paint: the stored theme, and a start for everything that this page is about to ask for.
(() => {
  const AHEAD = null; // the build writes the map here
  const stored = kept("connectable.settings", {});
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = stored.theme === "dark" || stored.theme === "light" ? stored.theme : dark ? "dark" : "light";
  if (stored.motion === "less") root.dataset.motion = "less";
  if (AHEAD) for (const file of wanted()) fetchAhead(file);

  /** The page of the address in the person's language, and the game of a table where one holds a seat. */
  function wanted() {
    const [word = "", table = ""] = location.pathname.split("/").filter(Boolean);
    const game = word === "t" && kept("connectable.seats", []).find?.((held) => held.table === table)?.game;
    const language = stored.language ?? spoken();
    const words = AHEAD.words[language] ?? AHEAD.words.en;
    return new Set(
      [
        words.common,
        word && words.table,
        word && word !== "t" && words.more,
        words[game],
        ...(AHEAD.faces[language] ?? []),
        ...(AHEAD.pages[word] ?? []),
        ...(game ? (AHEAD.games[game] ?? AHEAD.games.generic) : []),
      ].filter(Boolean),
    );
  }

  function spoken() {
    return navigator.languages?.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in AHEAD.words);
  }

  function fetchAhead(file) {
    const link = document.createElement("link");
    if (file.endsWith(".css")) Object.assign(link, { rel: "preload", as: "style" });
    else if (file.endsWith(".woff2")) Object.assign(link, { rel: "preload", as: "font", type: "font/woff2" });
    else link.rel = "modulepreload";
    link.crossOrigin = ""; // as the loader asks for it later
    link.href = `/assets/${file}`;
    document.head.append(link);
  }

  function kept(key, otherwise) {
    try {
      return JSON.parse(localStorage.getItem(key)) ?? otherwise;
    } catch {
      return otherwise; // a browser that keeps nothing plays as well
    }
  }
})();
