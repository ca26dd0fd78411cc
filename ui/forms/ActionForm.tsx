import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/messages.tsx'
import { texts } from '#ui/texts.ts'
import styles from './ActionForm.module.css'
import { Form, type FormProps } from './Form.tsx'

/** One of the radio buttons is chosen already. */
const FIRST_FIELD = 'input:not([type="radio"])'

type ActionFormProps = FormProps & {
  problem: string | undefined
  isBusy: boolean
  /** What its button does. */
  action: string
  isDisabled?: boolean
  /** Another button, next to its own. */
  beside?: ReactNode
  /** `onClose` of the dialog that it is in. */
  onClose?: () => void
  /** What closes it is called, where Close would be taken for what the form does. */
  closeLabel?: string
}

/** A form with its fields, why it was refused, and one action. */
export function ActionForm({
  problem,
  isBusy,
  action,
  isDisabled,
  beside,
  onClose,
  closeLabel = texts.close,
  children,
  ...form
}: ActionFormProps) {
  const fields = useRef<HTMLDivElement>(null)
  const isInDialog = onClose !== undefined
  useEffect(() => {
    // Under a finger a field that gets the focus brings the keyboard of the phone, which covers the form.
    if (!isInDialog || !matchMedia('(pointer: fine)').matches) return undefined
    const box = fields.current
    if (!box) return undefined
    const observer = new MutationObserver(begin)
    function begin(): void {
      const field = box?.querySelector<HTMLInputElement>(FIRST_FIELD)
      if (!field) return
      observer.disconnect()
      // Someone was faster where the fields had to be read first.
      if (box?.contains(document.activeElement)) return
      field.focus()
      field.select()
    }
    // A dialog that opens focuses its button to close first.
    const frame = requestAnimationFrame(() => {
      observer.observe(box, { childList: true, subtree: true })
      begin()
    })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [isInDialog])
  return (
    <Form {...form}>
      <div ref={fields} className={styles['fields']}>
        {children}
        {problem !== undefined && <Notice kind="error">{problem}</Notice>}
        <div className={styles['actions']}>
          <Button type="submit" isBusy={isBusy} disabled={isDisabled}>
            {action}
          </Button>
          {beside}
          {onClose && (
            <Button kind="text" onClick={onClose}>
              {closeLabel}
            </Button>
          )}
        </div>
      </div>
    </Form>
  )
}
