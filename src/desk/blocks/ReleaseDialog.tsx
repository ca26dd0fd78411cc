import { type FormEvent, useState } from 'react'
import { type DeskBlock, releaseBlock } from '#contract/desk/blocks.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { daysText } from '#contract/wording/order-words.ts'
import { showToast } from '#src/lib/toasts.ts'
import { Button } from '#src/ui/Button.tsx'
import { DateField } from '#src/ui/dates/DateField.tsx'
import { RadioGroup } from '#src/ui/fields/inputs.tsx'
import { Notice } from '#src/ui/messages.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { useDeskCall } from '../session/use-desk-call.ts'
import styles from './blocks.module.css'
import { texts } from './texts.ts'

type ReleaseDialogProps = {
  /** What is released; undefined while it is closed. */
  block: DeskBlock | undefined
  onClose: () => void
  /** It was released, or changed by someone else. */
  onDone: () => void
}

export function ReleaseDialog({ block, onClose, onDone }: ReleaseDialogProps) {
  return (
    <Dialog isOpen={block !== undefined} onClose={onClose} title={texts.releaseTitle(block?.Room ?? '')}>
      {block && <ReleaseForm block={block} onClose={onClose} onDone={onDone} />}
    </Dialog>
  )
}

const parts = [
  { value: 'all', label: texts.all },
  { value: 'later', label: texts.later },
] as const

function ReleaseForm({ block, onClose, onDone }: ReleaseDialogProps & { block: DeskBlock }) {
  const { Id, Version, Room, From, Until } = block
  const { send, isBusy, problem } = useDeskCall(releaseBlock)
  const [today] = useState(() => dhakaDate(Date.now()))
  const first = From < today ? today : From
  const [part, setPart] = useState<(typeof parts)[number]['value']>('all')
  const [later, setLater] = useState(addDays(first, 1))
  const last = addDays(Until, -1)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (later === '') return
    const body = { Block: { Id, Version }, From: part === 'all' ? first : later }
    const answer = await send((ActivityId) => ({ body: { ActivityId, ...body } }))
    onDone()
    if (!answer) return
    showToast('success', texts.released(Room))
    onClose()
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <p>{daysText(From, Until)}</p>
      {first < last && <RadioGroup label={texts.which} options={parts} value={part} onChange={setPart} />}
      {part === 'later' && (
        <DateField
          label={texts.laterFrom}
          required
          value={later}
          openTo={later || first}
          min={first}
          max={last}
          onChange={setLater}
          onUnreadable={() => setLater('')}
        />
      )}
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className={styles['buttons']}>
        <Button type="submit" isBusy={isBusy}>
          {texts.releaseNow}
        </Button>
        <Button kind="text" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </form>
  )
}
