export type ToastKind = 'success' | 'warning' | 'error' | 'info'

/** What a toast offers to do about its message. */
export type ToastAction = { label: string; run: () => void }

export type Toast = { kind: ToastKind; text: string; autoCloseMs: number; action?: ToastAction | undefined }

const AUTO_CLOSE_MS = 5000
/** There is something to decide: long enough to read, choose and reach the button. */
const ACTION_CLOSE_MS = 15_000

type Listener = (toast: Toast) => void

let waiting: Toast[] = []
let listener: Listener | undefined

/** Shows a passing message, for five seconds by default. */
export function showToast(kind: ToastKind, text: string, autoCloseMs = AUTO_CLOSE_MS): void {
  show({ kind, text, autoCloseMs })
}

/** Shows a message with a button for what can be done about it. */
export function offerInToast(kind: ToastKind, text: string, action: ToastAction, autoCloseMs = ACTION_CLOSE_MS): void {
  show({ kind, text, autoCloseMs, action })
}

function show(toast: Toast): void {
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
