import type { DeskOrder } from '#contract/reception/orders.ts'
import { stayRefusal } from '#contract/reception/stay-rules.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { refusalText } from '#contract/wording/refusals.ts'
import type { ChangeSubject } from '#machines/desk/change-stays.machine.ts'
import { Button } from '#ui/Button.tsx'
import { texts } from '../changes/texts.ts'
import type { MenuEntry } from '../parts/Menu.tsx'
import { useCan } from '../session/use-desk.ts'
import { useStayDesk } from '../stays/stay-desk.ts'
import { StayRooms } from '../stays/StayRooms.tsx'
import styles from './order.module.css'

/** The rooms of an order, with all that changes which rooms and nights it has: one room less, one more, what was cancelled again. */
export function OrderStays({ order: { Summary, Stays } }: { order: DeskOrder }) {
  const mayChange = useCan('stay.change')
  const { now, change } = useStayDesk()
  const { Code: code, Status: status } = Summary
  const isOver = status === 'Cancelled' || status === 'Refunded'
  const [cancelled] = isOver ? Stays.filter(({ State }) => State === 'gone') : []
  const refusal = cancelled && stayRefusal('reinstate', { ...cancelled, Arrival: Summary.Arrival }, { now, status })

  function entriesOf(stay: DeskStay): MenuEntry[] {
    const title = stay.Type === 'HOUSE' ? stay.House : stay.Room
    const entry = (action: 'cancelRoom' | 'reinstate', label: string): MenuEntry[] => {
      const refused = stayRefusal(action, stay, { now, status })
      if (refused?.Code === 'stayIs') return []
      const subject: ChangeSubject = { code, title, wish: { Kind: action, StayId: stay.Id } }
      return [
        { key: `${action} ${stay.Id}`, label, reason: refused && refusalText(refused), run: () => change(subject) },
      ]
    }
    if (!mayChange) return []
    return [
      ...(hasOther(stay, Stays) ? entry('cancelRoom', texts.cancelRoom) : []),
      ...(isOver ? [] : entry('reinstate', texts.reinstateRoom)),
    ]
  }

  function addRoom() {
    const today = dhakaDate(now)
    const Arrival = Summary.Arrival < today ? today : Summary.Arrival
    const Departure = Summary.Departure > Arrival ? Summary.Departure : addDays(Arrival, 1)
    change({ code, title: '', wish: { Kind: 'addRoom', Code: code, UnitId: null, Arrival, Departure } })
  }

  if (Stays.length === 0) return undefined
  return (
    <>
      <StayRooms stays={Stays} primary={['checkIn', 'checkOut']} more={entriesOf} />
      {mayChange && status === 'Confirmed' && (
        <Button kind="text" onClick={addRoom}>
          {texts.addRoom}
        </Button>
      )}
      {mayChange && cancelled && (
        <div className={styles['orderActions']}>
          <Button
            kind="outlined"
            disabled={refusal !== undefined}
            onClick={() =>
              change({
                code,
                title: '',
                wish: { Kind: 'reinstate', StayId: cancelled.Id },
                isWholeOrder: true,
              })
            }
          >
            {texts.reinstateOrder}
          </Button>
          {refusal && <small>{refusalText(refusal)}</small>}
        </div>
      )}
    </>
  )
}

/** The only room is cancelled with the booking. */
function hasOther({ Id, Type, House }: DeskStay, stays: readonly DeskStay[]): boolean {
  return stays.some(
    (other) =>
      (other.State === 'expected' || other.State === 'inHouse') &&
      other.Id !== Id &&
      (Type !== 'HOUSE' || other.Type !== Type || other.House !== House),
  )
}
