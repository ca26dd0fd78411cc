import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Slide, toast as push, ToastContainer } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import { texts } from '#ui/texts.ts'
import './toasts.css'
import { classes } from '#ui/classes.ts'
import { buttonClass } from '#ui/Button.tsx'
import type { Toast, ToastKind } from '#ui/lib/toasts.ts'

const icons = { success: CircleCheck, warning: TriangleAlert, error: CircleAlert, info: Info }

function ToastIcon({ kind }: { kind: ToastKind }) {
  const Icon = icons[kind]
  return <Icon size={20} role="img" aria-label={texts.kinds[kind]} />
}

type OfferProps = Required<Pick<Toast, 'text'>> & { action: NonNullable<Toast['action']>; closeToast?: () => void }

/** The stack hands `closeToast` to what it shows. */
function Offer({ text, action, closeToast }: OfferProps) {
  return (
    <div>
      <p>{text}</p>
      <button
        type="button"
        className={classes(buttonClass('text'), 'toast-action')}
        onClick={() => {
          action.run()
          closeToast?.()
        }}
      >
        {action.label}
      </button>
    </div>
  )
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
    for (const { kind, text, autoCloseMs, action } of toasts.slice(shown.current)) {
      const content = action ? <Offer text={text} action={action} /> : text
      push(content, { type: kind, autoClose: autoCloseMs, icon: <ToastIcon kind={kind} /> })
    }
    shown.current = toasts.length
  }, [toasts])
  // The container forgets its toasts when it is unmounted, as development does once at the start: then they are shown again.
  useEffect(
    () => () => {
      shown.current = 0
    },
    [],
  )
  return (
    <div ref={layer} popover="manual" className="toast-layer" data-above-foot>
      <ToastContainer position="top-right" transition={Slide} closeOnClick={false} aria-label={texts.messages} />
    </div>
  )
}
