import { type FormEvent, useState } from 'react'
import { type DeskStay, listFreeRooms } from '#contract/desk/stays.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { dayText } from '#contract/wording/order-words.ts'
import { Button } from '#src/ui/Button.tsx'
import { Spinner } from '#src/ui/loading.tsx'
import { Notice } from '#src/ui/messages.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { useDeskReading } from '../session/use-desk-call.ts'
import styles from './stays.module.css'
import { texts } from './texts.ts'
import { whoIn } from './use-stay-calls.ts'

type FreeRoom = DataOf<typeof listFreeRooms>['Data'][number]

type MoveDialogProps = {
  /** Who gets another room; undefined while it is closed. */
  stay: DeskStay | undefined
  today: string
  onClose: () => void
  /** Answers the sentence of a refusal. */
  onMove: (stay: DeskStay, room: FreeRoom) => Promise<string | undefined>
}

export function MoveDialog({ stay, onClose, ...rest }: MoveDialogProps) {
  return (
    <Dialog isOpen={stay !== undefined} onClose={onClose} title={texts.moveOf(stay ? whoIn([stay]) : '')}>
      {stay && <MoveForm stay={stay} onClose={onClose} {...rest} />}
    </Dialog>
  )
}

function MoveForm({ stay, today, onClose, onMove }: MoveDialogProps & { stay: DeskStay }) {
  const { data, problem: unread } = useDeskReading(listFreeRooms, { params: { id: String(stay.Id) } })
  const [chosen, setChosen] = useState<FreeRoom>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const houses = Map.groupBy(data?.Data ?? [], ({ House }) => House)
  const from = stay.State === 'inHouse' && today > stay.Arrival ? today : stay.Arrival

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!chosen) {
      setProblem(texts.chooseRoom)
      return
    }
    setIsBusy(true)
    const refusal = await onMove(stay, chosen)
    setIsBusy(false)
    setProblem(refusal)
  }

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <p>{texts.moveLead(stay.Room, dayText(from), dayText(stay.Departure))}</p>
      {!data && unread === undefined && <Spinner />}
      {unread !== undefined && <Notice kind="error">{unread}</Notice>}
      {data?.Data.length === 0 && <Notice kind="info">{texts.noRooms}</Notice>}
      {[...houses].map(([house, rooms]) => (
        <fieldset key={house} className={styles['house']}>
          <legend>{house}</legend>
          {rooms.map((room) => (
            <label key={room.UnitId} className={styles['roomChoice']}>
              <input
                type="radio"
                name="room"
                checked={chosen?.UnitId === room.UnitId}
                onChange={() => setChosen(room)}
              />
              <span>{room.Room}</span>
            </label>
          ))}
        </fieldset>
      ))}
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className={styles['buttons']}>
        <Button type="submit" isBusy={isBusy} disabled={houses.size === 0}>
          {texts.confirmMove}
        </Button>
        <Button kind="text" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
