import { type FormEvent, useState } from 'react'
import { addBlocks, type BlockKind, blockKinds } from '#contract/desk/blocks.ts'
import type { listRooms } from '#contract/desk/rooms.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { maxBlockNights } from '#contract/values/roles.ts'
import { nightsOf } from '#contract/values/stay.ts'
import { showToast } from '#src/lib/toasts.ts'
import { Button } from '#src/ui/Button.tsx'
import { DateField } from '#src/ui/dates/DateField.tsx'
import { Checkbox, Select } from '#src/ui/fields/inputs.tsx'
import { Notice } from '#src/ui/messages.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { ReasonInput } from '../parts/inputs.tsx'
import { useMember } from '../session/use-desk.ts'
import { useDeskCall } from '../session/use-desk-call.ts'
import styles from './blocks.module.css'
import { texts } from './texts.ts'

type Rooms = DataOf<typeof listRooms>['Data']

type BlockDialogProps = {
  rooms: Rooms
  /** Which are chosen to begin with; undefined while it is closed. */
  chosen: readonly string[] | undefined
  onClose: () => void
  onDone: () => void
}

/** Takes rooms off sale for some nights. */
export function BlockDialog({ chosen, onClose, ...rest }: BlockDialogProps) {
  return (
    <Dialog isOpen={chosen !== undefined} onClose={onClose} title={texts.blockRooms}>
      {chosen && <BlockForm first={chosen} onClose={onClose} {...rest} />}
    </Dialog>
  )
}

type BlockFormProps = Omit<BlockDialogProps, 'chosen'> & { first: readonly string[] }

function BlockForm({ rooms, first, onClose, onDone }: BlockFormProps) {
  const { send, isBusy, problem } = useDeskCall(addBlocks)
  const [today] = useState(() => dhakaDate(Date.now()))
  const [chosen, setChosen] = useState(first)
  const [from, setFrom] = useState(today)
  const [until, setUntil] = useState(addDays(today, 1))
  const [kind, setKind] = useState<BlockKind>('maintenance')
  const [words, setWords] = useState('')
  const [isTried, setIsTried] = useState(false)
  const most = maxBlockNights[useMember().Role]
  const nights = from === '' || until === '' ? 0 : nightsOf({ arrival: from, departure: until })
  const isReasonMissing = kind === 'other' && words.trim() === ''

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsTried(true)
    if (chosen.length === 0 || nights < 1 || nights > most || isReasonMissing) return
    const UnitIds = [...chosen]
    const body = { UnitIds, From: from, Until: until, Kind: kind, Reason: words.trim() }
    const answer = await send((ActivityId) => ({ body: { ActivityId, ...body } }))
    if (!answer) return
    const names = rooms.filter(({ UnitId }) => chosen.includes(UnitId)).map(({ Room }) => Room)
    showToast('success', texts.blocked(names.join(', ')))
    onClose()
    onDone()
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <p>
        {texts.lead} {most < 60 && texts.limit(most)}
      </p>
      <RoomChoice rooms={rooms} chosen={chosen} onChange={setChosen} />
      {isTried && chosen.length === 0 && (
        <p className={styles['missing']} role="alert">
          {texts.chooseRooms}
        </p>
      )}
      <div className={styles['dates']}>
        <DateField
          label={texts.from}
          required
          value={from}
          openTo={from || today}
          min={today}
          onChange={(next) => {
            setFrom(next)
            if (next !== '' && until <= next) setUntil(addDays(next, 1))
          }}
          onUnreadable={() => setFrom('')}
        />
        <DateField
          label={texts.until}
          required
          value={until}
          openTo={until || addDays(from || today, 1)}
          min={addDays(from || today, 1)}
          hint={nights > 0 ? texts.nights(nights) : undefined}
          problem={nights > most ? texts.tooLong(most) : undefined}
          onChange={setUntil}
          onUnreadable={() => setUntil('')}
        />
      </div>
      <Select
        label={texts.why}
        required
        options={blockKinds.map((value) => ({ value, label: texts.kinds[value] }))}
        value={kind}
        onChange={({ target }) => setKind((now) => blockKinds.find((one) => one === target.value) ?? now)}
      />
      <ReasonInput
        label={texts.words}
        hint={texts.wordsHint}
        required={kind === 'other'}
        problem={isTried && isReasonMissing ? texts.wordsMissing : undefined}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className={styles['buttons']}>
        <Button type="submit" isBusy={isBusy}>
          {texts.blockNow(chosen.length)}
        </Button>
        <Button kind="text" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </form>
  )
}

type RoomChoiceProps = { rooms: Rooms; chosen: readonly string[]; onChange: (chosen: readonly string[]) => void }

function RoomChoice({ rooms, chosen, onChange }: RoomChoiceProps) {
  return (
    <div className={styles['houses']}>
      {[...Map.groupBy(rooms, ({ House }) => House)].map(([house, ofHouse]) => (
        <fieldset key={house} className={styles['house']}>
          <legend>{house}</legend>
          {ofHouse.map(({ UnitId, Room }) => (
            <Checkbox
              key={UnitId}
              label={Room}
              checked={chosen.includes(UnitId)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, UnitId] : chosen.filter((other) => other !== UnitId))
              }
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}
