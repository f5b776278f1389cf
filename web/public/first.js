// Runs before the first paint: the stored theme, and a start for everything that this page is about to ask for.
(() => {
  // Svelte makes an error while it is read: where it stands would cost a second reading of the whole file.
  Error.stackTraceLimit = 0;
  const AHEAD = null; // the build writes the map here
  const stored = kept("connectable.settings", {});
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = stored.theme === "dark" || stored.theme === "light" ? stored.theme : dark ? "dark" : "light";
  if (stored.motion === "less") root.dataset.motion = "less";
  if (AHEAD) begin();

  function begin() {
    const [word = "", id = "", more] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
    const held = word === "t" ? kept("connectable.seats", []).find?.((seat) => seat.table === id) : undefined;
    const language = stored.language ?? spoken() ?? "en";
    globalThis.early = { language };
    if (word === "t" && id && !more) early.table = connected(id, held, language);
    for (const file of wanted(word, held?.game, language)) fetchAhead(file);
    if (!word) early.house = fetch("/api/house", { headers: { "Accept-Language": language } });
    early.house?.catch(() => {}); // whoever takes it hears of it
  }

  /** The page of the address in the person's language, and the game of a table where one holds a seat. */
  function wanted(word, game, language, pages = AHEAD.pages) {
    const words = AHEAD.words[language] ?? AHEAD.words.en;
    return new Set(
      [
        words.common,
        word && words.table,
        word && word !== "t" && words.more,
        words[game],
        ...(AHEAD.faces[language] ?? []),
        ...(pages[word] ?? []),
        ...(game ? (AHEAD.games[game] ?? AHEAD.games.generic) : []),
      ].filter(Boolean),
    );
  }

  /** The first view of the table comes while the scripts that show it are still on their way. */
  function connected(id, held, language) {
    const [token, code] = [held?.token ?? null, location.hash.slice(1) || held?.code || ""];
    const address = `/api/tables/${encodeURIComponent(id)}/live?lang=${language}`;
    const socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}${address}`);
    const table = { id, token, code, language, socket, heard: [], closed: 0, game: held?.game };
    table.told = new Promise((done) => {
      socket.onmessage = (event) => {
        table.heard.push(event);
        if (!table.game) fetchGame(table, JSON.parse(event.data).table?.game);
        done();
      };
      socket.onclose = (event) => done(void (table.closed = event.code));
    });
    const hello = { type: "hello", after: 0, code, deltas: true, short: true, ...(token ? { token } : {}) };
    socket.onopen = () => socket.send(JSON.stringify(hello));
    return table;
  }

  /** Who comes by a link learns from the table which game it is. */
  function fetchGame(table, game) {
    table.game = game;
    if (game in AHEAD.games) for (const file of wanted("", game, table.language, {})) fetchAhead(file);
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
