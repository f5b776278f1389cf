/** Lets the client open without a network, where browsers allow that: over https and on this computer itself. */

export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    const fetched = performance.getEntriesByType("resource").map((entry) => entry.name);
    active?.postMessage({ keep: fetched.filter((name) => name.startsWith(`${location.origin}/assets/`)) });
  } catch {
    // a browser that keeps nothing plays as well
  }
}

const KEY = "connectable.fetched-again";
const PAUSE_MILLIS = 60_000;

/**
 * A page from before an update asks for files that are gone: it starts again, once. Where no server answers at all the
 * page stays as it is: what is on screen is worth more than a browser's own page about a lost network.
 */
export async function startAgain(): Promise<void> {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (!navigator.onLine || Date.now() - last < PAUSE_MILLIS) return;
  try {
    await fetch("/healthz", { cache: "no-store" });
  } catch {
    return;
  }
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
