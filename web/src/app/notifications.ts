/** A notice of the browser when it is somebody's turn and the page is not in front. */
import { settings } from "./settings.svelte";

export function notify(title: string, table: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in globalThis) || Notification.permission !== "granted")
    return;
  try {
    const notice = new Notification(title, { tag: table, icon: "/icon.svg" });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // phones only let a service worker show notices
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(title, { tag: table, icon: "/icon.svg" }),
    );
  }
}
