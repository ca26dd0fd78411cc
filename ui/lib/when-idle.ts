const IDLE_TIMEOUT_MS = 4000

/** Runs `work` once the page has loaded and is at rest; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
  let calledOff = false
  const run = () => {
    if (!calledOff) work()
  }
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(run, 200)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    calledOff = true
    window.removeEventListener('load', wait)
  }
}
