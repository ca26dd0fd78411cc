import type { DeskOrder } from '#contract/desk/orders.ts'
import { noteMachine } from '#machines/desk/note.machine.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/fields/inputs.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { plainText } from '../guests/plain-text.ts'
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
      'form.sent'() {
        showToast('success', texts.noted)
        onAdded()
      },
    },
  })
  const { bind, problemAt, frame } = useForm(note, texts.noteProblems)
  const notes = events.flatMap(({ At, By, What }) => (What.Kind === 'note' ? [{ At, By, Text: What.Text }] : []))

  return (
    <>
      <Form className={styles['noteForm']} onSubmit={frame.onSubmit}>
        <TextInput
          label={texts.note}
          required
          autoComplete="off"
          maxLength={500}
          {...bind('text')}
          problem={frame.problem ?? problemAt('text')}
        />
        <Button type="submit" kind="outlined" isBusy={frame.isBusy}>
          {texts.addNote}
        </Button>
      </Form>
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
