import { type FormEvent, useRef, useState } from 'react'
import { addNote, type DeskOrder } from '#contract/desk/orders.ts'
import { showToast } from '#src/lib/toasts.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextInput } from '#src/ui/fields/inputs.tsx'
import { plainText } from '../guests/plain-text.ts'
import { useDeskCall } from '../session/use-desk-call.ts'
import { texts as common } from '../texts.ts'
import styles from './order.module.css'
import { texts } from './texts.ts'

type NotesProps = { code: string; events: DeskOrder['Events']; onAdded: () => void }

/** What staff noted for each other, the latest first, and a field for more. */
export function Notes({ code, events, onAdded }: NotesProps) {
  const { send, isBusy, problem, clearProblem } = useDeskCall(addNote)
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const notes = events.filter(({ Event }) => Event === 'note')

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (text.trim() === '') {
      setIsMissing(true)
      form.current?.querySelector('input')?.focus()
      return
    }
    const answer = await send((ActivityId) => ({ body: { ActivityId, Code: code, Text: text.trim() } }))
    if (!answer) return
    setText('')
    showToast('success', texts.noted)
    onAdded()
  }

  return (
    <>
      <form ref={form} className={styles['noteForm']} noValidate onSubmit={(event) => void add(event)}>
        <TextInput
          label={texts.note}
          name="note"
          required
          autoComplete="off"
          maxLength={500}
          value={text}
          readOnly={isBusy}
          problem={problem ?? (isMissing ? texts.noteMissing : undefined)}
          onChange={(event) => {
            setText(event.target.value)
            setIsMissing(false)
            clearProblem()
          }}
        />
        <Button type="submit" kind="outlined" isBusy={isBusy}>
          {texts.addNote}
        </Button>
      </form>
      {notes.length === 0 && <p className={styles['none']}>{texts.noNotes}</p>}
      <ul className={styles['notesList']}>
        {notes.map(({ At, By, Detail }) => (
          <li key={`${At} ${Detail}`}>
            <p>
              <bdi>{plainText(Detail)}</bdi>
            </p>
            <small>
              <bdi>{plainText(By)}</bdi>, {common.moment(At)}
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}
