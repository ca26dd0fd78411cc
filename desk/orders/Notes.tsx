import type { DeskOrder } from '#contract/reception/orders.ts'
import { noteMachine } from '#machines/desk/order-dialogs.machine.ts'
import { showToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { plainText } from '../guests/plain-text.ts'
import { useCan, useDesk } from '../session/use-desk.ts'
import { texts as common } from '../texts.ts'
import { actorText } from './history-words.ts'
import { createNoteActors } from './note.actors.ts'
import { NoteForm } from './NoteForm.tsx'
import styles from './order.module.css'
import { texts } from './texts.ts'

type NotesProps = { code: string; events: DeskOrder['Events']; onAdded: () => void }

/** What staff noted for each other, the latest first, and a field for more. */
export function Notes({ code, events, onAdded }: NotesProps) {
  const { api } = useDesk()
  const mayWrite = useCan('note.write')
  const note = useMachine(noteMachine, () => createNoteActors({ api, code }), {
    on: {
      'form.sent'() {
        showToast('success', texts.noted)
        onAdded()
      },
    },
  })
  const notes = events.flatMap(({ At, By, Entry }) => (Entry.Kind === 'note' ? [{ At, By, Text: Entry.Text }] : []))

  return (
    <>
      {mayWrite && (
        <div className={styles['noteForm']}>
          <NoteForm note={note} label={texts.note} action={texts.addNote} required />
        </div>
      )}
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
