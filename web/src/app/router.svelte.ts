/** Where in the client one is: the address taken apart, and the way to another one. */

export interface Place {
  /** The path without its slashes, cut at them: `["t", "amber-heron-42", "replay"]`. */
  path: string[];
  query: URLSearchParams;
  /** The code of an invite, from the fragment; it never reaches a server's log. */
  code: string;
}

export const here: Place = $state(read());

function read(): Place {
  return {
    path: location.pathname.split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(location.search),
    code: location.hash.slice(1),
  };
}

addEventListener("popstate", () => Object.assign(here, read()));

/** Goes to another page of the client. */
export function go(address: string, how: "push" | "replace" = "push"): void {
  history[how === "push" ? "pushState" : "replaceState"](null, "", address);
  Object.assign(here, read());
  scrollTo(0, 0);
  document.getElementById("main")?.focus();
}

/** Links inside the client do not load the page again. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
