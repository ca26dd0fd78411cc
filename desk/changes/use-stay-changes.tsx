import type { ReactNode } from 'react'
import type { DeskOrder } from '#contract/reception/orders.ts'
import { firstMovableDay, stayRefusal } from '#contract/reception/stay-rules.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { refusalText } from '#contract/wording/refusals.ts'
import { changeStaysMachine, type ChangeSubject } from '#machines/desk/change-stays.machine.ts'
import { Button } from '#ui/Button.tsx'
import { useActDialog } from '../session/use-act-dialog.ts'
import { useCan } from '../session/use-desk.ts'
import type { MenuEntry } from '../parts/Menu.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import { createChangeActors } from './changes.actors.ts'
import styles from './changes.module.css'
import { texts } from './texts.ts'

type StayChanges = {
  /** For the menu of a stay. */
  entriesOf: (stay: DeskStay) => MenuEntry[]
  /** The button that adds a room, and the dialog of all changes. */
  parts: ReactNode
}

/** Changes which rooms and nights an order has: other days or another room, one room less, one more. */
export function useStayChanges({ Summary, Stays }: DeskOrder, now: number, onDone: () => void): StayChanges {
  const mayChange = useCan('stay.change')
  const dialog = useActDialog(changeStaysMachine, createChangeActors, {
    done: ({ subject: { kind, room } }) => texts.done[kind](room),
    onDone,
  })
  const open = (subject: ChangeSubject) => dialog.send({ type: 'dialog.opened', subject })
  const { Code: code, Status: status } = Summary
  const today = dhakaDate(now)
  const isOver = status === 'Cancelled' || status === 'Refunded'
  const [cancelled] = isOver ? Stays.filter(({ State }) => State === 'gone') : []
  const refusal = cancelled && stayRefusal('reinstate', { ...cancelled, Arrival: Summary.Arrival }, { now, status })
  const openRooms = Stays.filter(({ State }) => State === 'expected' || State === 'inHouse')

  function entriesOf(stay: DeskStay): MenuEntry[] {
    const { Id: stayId, UnitId: unitId, Arrival: arrival, Departure: departure } = stay
    const room = stay.Type === 'HOUSE' ? stay.House : stay.Room
    const entry = (
      action: 'change' | 'cancelRoom' | 'reinstate',
      label: string,
      subject: ChangeSubject,
    ): MenuEntry[] => {
      const refusal = stayRefusal(action, stay, { now, status })
      if (refusal?.Code === 'stayIs') return []
      const reason = refusal && refusalText(refusal)
      return [{ key: `${action} ${stayId}`, label, reason, run: () => open(subject) }]
    }
    if (!mayChange) return []
    const wish = { unitId, arrival, departure }
    const isHouse = stay.Type === 'HOUSE'
    const own = { UnitId: unitId, Room: stay.Room, House: stay.House }
    const since = stay.State === 'inHouse' ? { since: firstMovableDay(stay, today) } : {}
    const days = { arrival, departure }
    const change: ChangeSubject = { kind: 'dates', code, room, stayId, wish, days, ...(!isHouse && { own }), ...since }
    return [
      ...entry('change', texts.changeStay, change),
      ...(hasOther(stay) ? entry('cancelRoom', texts.cancelRoom, { kind: 'cancelRoom', code, room, stayId }) : []),
      ...(isOver ? [] : entry('reinstate', texts.reinstateRoom, { kind: 'reinstateRoom', code, room, stayId })),
    ]
  }

  /** The only room is cancelled with the booking. */
  function hasOther({ Id, Type, House }: DeskStay): boolean {
    return openRooms.some(
      (other) => other.Id !== Id && (Type !== 'HOUSE' || other.Type !== Type || other.House !== House),
    )
  }

  function addRoom() {
    const arrival = Summary.Arrival < today ? today : Summary.Arrival
    const departure = Summary.Departure > arrival ? Summary.Departure : addDays(arrival, 1)
    open({ kind: 'addRoom', code, room: '', wish: { unitId: '', arrival, departure } })
  }

  return {
    entriesOf,
    parts: (
      <>
        {mayChange && status === 'Confirmed' && Stays.length > 0 && (
          <Button kind="text" onClick={addRoom}>
            {texts.addRoom}
          </Button>
        )}
        {mayChange && cancelled && (
          <p className={styles['again']}>
            <Button
              kind="outlined"
              disabled={refusal !== undefined}
              onClick={() => open({ kind: 'reinstateOrder', code, room: '', stayId: cancelled.Id })}
            >
              {texts.reinstateOrder}
            </Button>
            {refusal && <small>{refusalText(refusal)}</small>}
          </p>
        )}
        <ChangeDialog dialog={dialog} code={code} today={today} />
      </>
    ),
  }
}
