import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Slide, toast as push, ToastContainer } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import { texts } from '#src/ui/texts.ts'
import './toasts.css'
import type { Toast, ToastKind } from '#src/lib/toasts.ts'

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert, info: Info }

function ToastIcon({ kind }: { kind: ToastKind }) {
  const Icon = icons[kind]
  return <Icon size={20} role="img" aria-label={texts.kinds[kind]} />
}

/** react-toastify without the stylesheet that it would write into the page, which our content policy refuses. */
export function ToastStack({ toasts }: { toasts: Toast[] }) {
  const shown = useRef(0)
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Above any open dialog: the last popover to open is the topmost.
    if (shown.current < toasts.length && 'popover' in HTMLElement.prototype) {
      layer.current?.hidePopover()
      layer.current?.showPopover()
    }
    for (const { kind, text, autoCloseMs } of toasts.slice(shown.current)) {
      push(text, { type: kind, autoClose: autoCloseMs, icon: <ToastIcon kind={kind} /> })
    }
    shown.current = toasts.length
  }, [toasts])
  // The container forgets its toasts when it is unmounted, as development does once at the start: then they are shown anew.
  useEffect(
    () => () => {
      shown.current = 0
    },
    [],
  )
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <ToastContainer position="top-right" transition={Slide} closeOnClick={false} aria-label={texts.messages} />
    </div>
  )
}
