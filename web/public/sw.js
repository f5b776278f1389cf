// Keeps the client for days without a network: the shell, and every file that was once fetched. Never what /api says.
// The build writes its own name here, so that each build starts with an empty cache and the old ones go.
const BUILD = "unbuilt";
const CACHE = `connectable ${BUILD}`;
const SHELL = ["/", "/icon.svg", "/manifest.webmanifest"];

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(cleared().then(() => self.clients.claim()));
});

// The first page was fetched before anybody kept anything: it says what it has.
self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep))
    event.waitUntil(Promise.all(event.data.keep.map((address) => lasting(new Request(address)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, "/"));
  else if (pathname.startsWith("/assets/")) event.respondWith(lasting(request));
  else if (SHELL.includes(pathname)) event.respondWith(fresh(request, pathname));
});

async function cleared() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** From the network; without one, what came last. Every place of the client is the same page. */
async function fresh(request, key) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** The name carries a hash of the content: what was fetched once stays right. */
async function lasting(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
