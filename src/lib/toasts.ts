export type ToastKind = 'success' | 'warning' | 'error' | 'info'

export type Toast = { kind: ToastKind; text: string; autoCloseMs: number }

const AUTO_CLOSE_MS = 5000

type Listener = (toast: Toast) => void

let waiting: Toast[] = []
let listener: Listener | undefined

/** Shows a passing message, for five seconds by default. */
export function showToast(kind: ToastKind, text: string, autoCloseMs = AUTO_CLOSE_MS): void {
  const toast = { kind, text, autoCloseMs }
  if (listener) listener(toast)
  else waiting.push(toast)
}

/** Hands every toast, also those shown before, to `next`; the answer stops it. There is one stack of toasts in a page. */
export function onToast(next: Listener): () => void {
  listener = next
  const missed = waiting
  waiting = []
  for (const toast of missed) next(toast)
  return () => {
    if (listener === next) listener = undefined
  }
}
