import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { texts } from '#src/ui/texts.ts'
import { classes } from '#src/ui/classes.ts'
import styles from './Dialog.module.css'

export type DialogProps = {
  isOpen: boolean
  /** Called on Escape, the close button or a click beside the dialog; the owner then changes `isOpen`. */
  onClose: () => void
  title: string
  /** A sheet stands at the foot of the window. */
  size?: 'narrow' | 'wide' | 'full' | 'sheet'
  /** On dark ground, for pictures. */
  isDark?: boolean
  children: ReactNode
}

/** A modal dialog. The browser traps the focus, and returns it when the dialog closes. */
export function Dialog({ isOpen, onClose, title, size = 'narrow', isDark = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return undefined
    element.showModal()
    return () => element.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className={classes(styles['dialog'], styles[size], isDark && styles['dark'])}
      aria-labelledby={titleId}
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
        <div className={styles['panel']}>
          <div className={styles['head']}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={styles['close']} aria-label={texts.close} onClick={onClose}>
              <X size={22} aria-hidden="true" />
            </button>
          </div>
          <div className={styles['body']}>{children}</div>
        </div>
      )}
    </dialog>
  )
}
