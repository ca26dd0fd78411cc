import { useSelector } from '@xstate/react'
import type { DeskStay } from '#contract/desk/stays.ts'
import { dayText } from '#contract/wording/order-words.ts'
import { Button } from '#src/ui/Button.tsx'
import { Spinner } from '#src/ui/loading.tsx'
import { Notice } from '#src/ui/messages.tsx'
import { selectIsBusy, type StaySnapshot, useStay } from './stay-desk.ts'
import styles from './stays.module.css'
import { texts } from './texts.ts'

const selectContext = ({ context }: StaySnapshot) => context

type MoveFormProps = {
  /** Who gets another room. */
  guest: DeskStay
  today: string
  onClose: () => void
}

/** The rooms that are free on all nights of a stay. */
export function MoveForm({ guest: { State, Arrival, Departure, Room }, today, onClose }: MoveFormProps) {
  const stay = useStay()
  const { rooms, room: chosen, problem } = useSelector(stay, selectContext)
  const isBusy = useSelector(stay, selectIsBusy)
  const houses = Map.groupBy(rooms ?? [], ({ House }) => House)
  const from = State === 'inHouse' && today > Arrival ? today : Arrival

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        stay.send({ type: 'move.confirmed' })
      }}
    >
      <p>{texts.moveLead(Room, dayText(from), dayText(Departure))}</p>
      {!rooms && problem === undefined && <Spinner />}
      {rooms?.length === 0 && <Notice kind="info">{texts.noRooms}</Notice>}
      {[...houses].map(([house, free]) => (
        <fieldset key={house} className={styles['house']}>
          <legend>{house}</legend>
          {free.map((room) => (
            <label key={room.UnitId} className={styles['roomChoice']}>
              <input
                type="radio"
                name="room"
                checked={chosen?.UnitId === room.UnitId}
                onChange={() => stay.send({ type: 'room.chosen', room })}
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
