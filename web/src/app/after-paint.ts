/** The longest that the browser may be busy with something else. */
const IDLE_MILLIS = 300;

/**
 * Once the next picture is on the screen and taps on it are answered, or at once where nobody looks: for what nobody
 * waits for.
 */
export function afterPaint(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => whenIdle(done));
  });
}

function whenIdle(done: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => done(), { timeout: IDLE_MILLIS });
  else setTimeout(done); // Safari does not know when that is
}
