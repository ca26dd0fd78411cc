/** The first use of a page, by hand or by key, or in another tab that stores something. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'storage'] as const
const ANSWER_TIMEOUT_MS = 500

/** Runs `work` once, after the page has answered its first use; the answer calls it off. */
export function atFirstInput(work: () => void): () => void {
  let isOver = false
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, begin, { capture: true })
  }
  const begin = () => {
    stop()
    const run = () => {
      if (!isOver) work()
    }
    // Within the event it would delay what the guest sees of it. Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: ANSWER_TIMEOUT_MS })
    else setTimeout(run, 100)
  }
  for (const sign of SIGNS) window.addEventListener(sign, begin, { capture: true, passive: true })
  return () => {
    isOver = true
    stop()
  }
}
