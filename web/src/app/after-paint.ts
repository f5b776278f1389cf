/** Once the next picture is on the screen, or at once where nobody looks: for what nobody waits for. */
export function afterPaint(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => setTimeout(done));
  });
}
