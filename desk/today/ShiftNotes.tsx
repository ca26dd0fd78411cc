import { fromPromise } from 'xstate'
import { finishShiftNote, listShiftNotes, type ShiftNote, writeShiftNote } from '#contract/desk/shift-notes.ts'
import { noteMachine } from '#machines/desk/note.machine.ts'
import { Button } from '#ui/Button.tsx'
import { TextInput } from '#ui/fields/inputs.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { submitter } from '#ui/lib/api/submitter.ts'
import { useForm } from '#ui/lib/forms/use-form.ts'
import { offerInToast } from '#ui/lib/toasts.ts'
import { useMachine } from '#ui/lib/use-machine.ts'
import { plainText } from '../guests/plain-text.ts'
import { texts as orders } from '../orders/texts.ts'
import { useDeskCall, useDeskReading } from '../session/use-desk-call.ts'
import { useDesk } from '../session/use-desk.ts'
import { useMinute } from '../stays/use-minute.ts'
import { texts as common } from '../texts.ts'
import { texts } from './texts.ts'
import styles from './today.module.css'

/** What one shift tells the next, at the head of the day until someone has done it. */
export function ShiftNotes() {
  const { api } = useDesk()
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
  const { bind, problemAt, frame } = useForm(note, orders.noteProblems)
  return (
    <section className={styles['shift']} aria-label={texts.shiftNotes}>
      <ul>
        {data?.Data.map((one) => (
          <Note key={one.Id} note={one} onDone={reload} />
        ))}
      </ul>
      <Form className={styles['shiftForm']} onSubmit={frame.onSubmit}>
        <TextInput
          label={texts.shiftNote}
          autoComplete="off"
          maxLength={500}
          {...bind('text')}
          problem={frame.problem ?? problemAt('text')}
        />
        <Button type="submit" kind="outlined" isBusy={frame.isBusy}>
          {texts.leaveNote}
        </Button>
      </Form>
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
  const text = plainText(Text)
  return (
    <li>
      <p>
        <bdi>{text}</bdi>{' '}
        <small>
          <bdi>{plainText(By)}</bdi>, {common.moment(At)}
        </small>
      </p>
      <Button kind="text" isBusy={isBusy} aria-label={texts.doneWith(text)} onClick={() => void finish(true)}>
        {texts.done}
      </Button>
      {problem !== undefined && <small role="alert">{problem}</small>}
    </li>
  )
}
