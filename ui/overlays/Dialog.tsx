import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { texts } from '#ui/texts.ts'
import { classes } from '#ui/classes.ts'
import styles from './Dialog.module.css'

export type DialogProps = {
  isOpen: boolean
  /** Called on Escape, the close button or a click outside the dialog; the owner then changes `isOpen`. */
  onClose: () => void
  title: string
  /** A sheet is at the foot of the window. */
  size?: 'narrow' | 'wide' | 'full' | 'sheet'
  /** On dark ground, for pictures. */
  isDark?: boolean
  /** The page under it can still be read and used: it is at its side, on a phone at its foot. */
  isBeside?: boolean
  /** A button next to the one that closes it. */
  action?: ReactNode
  children: ReactNode
}

/** A modal dialog, unless it is beside the page. The browser traps the focus, and returns it when the dialog closes. */
export function Dialog({
  isOpen,
  onClose,
  title,
  size = 'narrow',
  isDark = false,
  isBeside = false,
  action,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return undefined
    if (isBeside) {
      element.show()
      // On the dialog itself, not on its button to close.
      element.focus()
    } else element.showModal()
    return () => element.close()
  }, [isOpen, isBeside])
  return (
    <dialog
      ref={dialog}
      className={classes(styles['dialog'], styles[size], isDark && styles['dark'], isBeside && styles['beside'])}
      aria-labelledby={titleId}
      tabIndex={isBeside ? -1 : undefined}
      data-beside={isBeside || undefined}
      // On Escape the browser fires `cancel` for a modal dialog only.
      onKeyDown={(event) => {
        if (isBeside && event.key === 'Escape') onClose()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {isOpen && (
        <div>
          <div className={styles['head']}>
            <h2 id={titleId}>{title}</h2>
            <div className={styles['buttons']}>
              {action}
              <button type="button" aria-label={texts.close} onClick={onClose}>
                <X size={22} aria-hidden="true" />
              </button>
            </div>
          </div>
          <div className={styles['body']}>{children}</div>
        </div>
      )}
    </dialog>
  )
}
