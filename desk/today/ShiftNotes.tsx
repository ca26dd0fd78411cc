import { fromPromise } from 'xstate'
import { finishShiftNote, listShiftNotes, type ShiftNote, writeShiftNote } from '#contract/reception/shift-notes.ts'
import { noteMachine } from '#machines/desk/order-dialogs.machine.ts'
import { Button } from '#ui/Button.tsx'
import { submitter } from '#ui/lib/api/submitter.ts'
import { offerInToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { plainText } from '../guests/plain-text.ts'
import { NoteForm } from '../orders/NoteForm.tsx'
import { useDeskCall, useDeskReading } from '../session/use-desk-call.ts'
import { useCan, useDesk } from '../session/use-desk.ts'
import { useMinute } from '../parts/use-minute.ts'
import { texts as common } from '../texts.ts'
import styles from './shift-notes.module.css'
import { texts } from './texts.ts'

/** What one shift tells the next, at the head of the day until someone has done it. */
export function ShiftNotes() {
  const { api } = useDesk()
  const mayWrite = useCan('note.write')
  const { data, reload } = useDeskReading(listShiftNotes, {})
  useMinute(reload)
  const note = useMachine(
    noteMachine,
    () => {
      const write = submitter(api, writeShiftNote)
      return { send: fromPromise(({ input: { fields } }) => write({ Text: fields.text.trim() })) }
    },
    { on: { 'form.sent': () => reload() } },
  )
  return (
    <section className={styles['notes']} aria-label={texts.shiftNotes}>
      <ul>
        {data?.Data.map((one) => (
          <Note key={one.Id} note={one} onDone={reload} />
        ))}
      </ul>
      {mayWrite && <NoteForm note={note} label={texts.shiftNote} action={texts.leaveNote} />}
    </section>
  )
}

function Note({ note: { Id, At, By, Text }, onDone }: { note: ShiftNote; onDone: () => void }) {
  const { send, isBusy, problem } = useDeskCall(finishShiftNote)
  async function finish(IsDone: boolean): Promise<void> {
    const answer = await send((ActivityId) => ({ body: { ActivityId, Id, IsDone } }))
    if (!answer) return
    if (IsDone) offerInToast('success', texts.noteDone, { label: common.undo, run: () => void finish(false) })
    onDone()
  }
  const mayWrite = useCan('note.write')
  const text = plainText(Text)
  return (
    <li>
      <p>
        <bdi>{text}</bdi>{' '}
        <small>
          <bdi>{plainText(By)}</bdi>, {common.moment(At)}
        </small>
      </p>
      {mayWrite && (
        <Button kind="text" isBusy={isBusy} aria-label={texts.doneWith(text)} onClick={() => void finish(true)}>
          {texts.done}
        </Button>
      )}
      {problem !== undefined && <small role="alert">{problem}</small>}
    </li>
  )
}
