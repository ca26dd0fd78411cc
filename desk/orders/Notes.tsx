import { useRef } from 'react'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { noteMachine } from '#machines/desk/note.machine.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/fields/inputs.tsx'
import { plainText } from '../guests/plain-text.ts'
import { useTypedForm } from '../parts/use-typed-form.ts'
import { useDesk } from '../session/use-desk.ts'
import { texts as common } from '../texts.ts'
import { actorText } from './history-words.ts'
import { createNoteActors } from './note.actors.ts'
import styles from './order.module.css'
import { texts } from './texts.ts'

type NotesProps = { code: string; events: DeskOrder['Events']; onAdded: () => void }

/** What staff noted for each other, the latest first, and a field for more. */
export function Notes({ code, events, onAdded }: NotesProps) {
  const { api } = useDesk()
  const note = useMachine(noteMachine, () => createNoteActors({ api, code }), {
    on: {
      'note.added'() {
        showToast('success', texts.noted)
        onAdded()
      },
    },
  })
  const { fields, isWrong, change, frame } = useTypedForm(note)
  const isMissing = isWrong('text')
  const form = useRef<HTMLFormElement>(null)
  const notes = events.flatMap(({ At, By, What }) => (What.Kind === 'note' ? [{ At, By, Text: What.Text }] : []))

  return (
    <>
      <form
        ref={form}
        className={styles['noteForm']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          frame.onSubmit()
          if (note.getSnapshot().matches('filling')) form.current?.querySelector('input')?.focus()
        }}
      >
        <TextInput
          label={texts.note}
          name="note"
          required
          autoComplete="off"
          maxLength={500}
          value={fields.text}
          readOnly={frame.isBusy}
          problem={frame.problem ?? (isMissing ? texts.noteMissing : undefined)}
          onChange={(event) => change('text', event.target.value)}
        />
        <Button type="submit" kind="outlined" isBusy={frame.isBusy}>
          {texts.addNote}
        </Button>
      </form>
      {notes.length === 0 && <p className={styles['none']}>{texts.noNotes}</p>}
      <ul className={styles['notesList']}>
        {notes.map(({ At, By, Text }) => (
          <li key={`${At} ${Text}`}>
            <p>
              <bdi>{plainText(Text)}</bdi>
            </p>
            <small>
              <bdi>{actorText(By)}</bdi>, {common.moment(At)}
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}
