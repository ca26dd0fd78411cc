import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { DeskStay } from '#contract/reception/stays.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { changeOf } from '#machines/desk/change-stays.machine.ts'
import { Button } from '#ui/Button.tsx'
import { texts as changes } from '../changes/texts.ts'
import { nameOf } from '../guests/guest.tsx'
import { RoomStateMark } from '../housekeeping/RoomStateMark.tsx'
import { texts as housekeeping } from '../housekeeping/texts.ts'
import { Menu, type MenuEntry } from '../parts/Menu.tsx'
import { roomTitle } from './parties.ts'
import { StateMark } from './StateMark.tsx'
import { isBusyWith, useStayDesk, useStays } from './stay-desk.ts'
import { choiceOf, chosenFor, type Offer, offersOf } from './stay-offers.ts'
import styles from './stays.module.css'
import { texts } from './texts.ts'

type Primary = 'checkIn' | 'checkOut'

type StayRoomsProps = {
  /** All rooms of one order. */
  stays: readonly DeskStay[]
  /** What gets a button; everything else is in the menu. */
  primary: readonly Primary[]
  /** Until when they stay, next to the rooms. */
  note?: string
  /** What else can be done with a stay on this page. */
  more?: (stay: DeskStay) => readonly MenuEntry[]
}

/** The rooms of one order with what can be done now: with all of them, or with those that are chosen. */
export function StayRooms({ stays, primary, note, more }: StayRoomsProps) {
  const desk = useStayDesk()
  const [unchecked, setUnchecked] = useState<readonly number[]>([])
  const name = nameOf(stays[0]?.Guest ?? '')
  const surroundings = { now: desk.now, mayChange: desk.mayChange, isCut: desk.isCut, guestsIn: desk.guestsIn }
  // Housekeeping sees only the rooms, and changes nothing here.
  const isForReading = stays.every(({ Guest }) => Guest === null)
  const { choosable, chosen } = choiceOf(stays, { actions: [...primary, 'noShow'], unchecked, surroundings })
  const hasChoice = !isForReading && choosable.length > 0
  const isBusy = useSelector(useStays().stay, (snapshot) => isBusyWith(snapshot, stays))
  const offered = (action: Offer, among: readonly DeskStay[]) => chosenFor(among, action, surroundings)
  const buttons = primary.flatMap((action) => {
    const all = offered(action, stays).stays.length
    if (isForReading || all === 0) return []
    const { stays: ready, reason: refused } = offered(action, chosen)
    const reason = ready.length === 0 ? texts.noneChosen : refused
    return [{ action, ready, reason, label: texts.count(texts[action], ready.length, all) }]
  })

  const labelFor = ({ Room }: DeskStay, label: string) => (stays.length === 1 ? label : texts.for(label, Room))
  const noShow = offered('noShow', chosen)
  const entries: MenuEntry[] = [
    ...(noShow.stays.length > 0
      ? [
          {
            key: 'noShow',
            label: texts.noShow,
            reason: noShow.reason,
            run: () => desk.choose({ type: 'noShow.chosen', stays: noShow.stays }),
          },
        ]
      : []),
    ...stays.flatMap((stay) => [
      ...offersOf(stay, surroundings).flatMap(({ action, reason }): MenuEntry[] => {
        const entry = (label: string, run: () => void) => ({
          key: `${action} ${stay.Id}`,
          label: labelFor(stay, label),
          reason,
          run,
        })
        const choose = (type: 'checkIn.chosen' | 'undo.chosen') => () => desk.choose({ type, stays: [stay] })
        switch (action) {
          case 'cameAfterAll':
            return [entry(texts.cameAfterAll, choose('checkIn.chosen'))]
          case 'move':
            return [entry(changes.move, () => desk.change({ ...changeOf(stay), isMove: true }))]
          case 'change':
            return [entry(changes.changeStay, () => desk.change(changeOf(stay)))]
          case 'undo':
            return stay.Undoes ? [entry(texts.undo[stay.Undoes], choose('undo.chosen'))] : []
          default:
            return []
        }
      }),
      ...(more?.(stay) ?? []).map((entry) => ({ ...entry, label: labelFor(stay, entry.label) })),
    ]),
  ]

  return (
    <div className={styles['rooms']}>
      <ul className={styles['roomList']} aria-label={texts.chooseRooms}>
        {stays.map((stay) => (
          <li key={stay.Id}>
            {hasChoice ? (
              <label className={styles['room']}>
                <input
                  type="checkbox"
                  checked={chosen.includes(stay) && choosable.includes(stay)}
                  disabled={!choosable.includes(stay)}
                  onChange={({ target }) =>
                    setUnchecked(target.checked ? unchecked.filter((id) => id !== stay.Id) : [...unchecked, stay.Id])
                  }
                />
                {roomTitle(stay)}
              </label>
            ) : (
              <span className={styles['room']}>{roomTitle(stay)}</span>
            )}
            <StateMark state={stay.State} />
            {isWaitingForRoom(stay, desk.now) && (
              <RoomStateMark state="dirty" label={housekeeping.isDirty(stay.Room)} />
            )}
          </li>
        ))}
      </ul>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
      {!isForReading && (
        <div className={styles['actions']}>
          {buttons.map(({ action, ready, reason, label }) => (
            <span key={action} className={styles['action']}>
              <Button
                kind={action === 'checkIn' ? 'filled' : 'outlined'}
                className={styles['act'] ?? ''}
                isBusy={isBusy}
                disabled={reason !== undefined}
                aria-label={texts.for(label, name)}
                onClick={() => desk.choose({ type: `${action}.chosen`, stays: ready })}
              >
                {label}
              </Button>
              {reason !== undefined && <small className={styles['reason']}>{reason}</small>}
            </span>
          ))}
          <Menu label={texts.for(texts.more, name)} entries={entries} />
        </div>
      )}
    </div>
  )
}

/** Guests who may come now, and their room is dirty. */
function isWaitingForRoom({ State, RoomState, Arrival }: DeskStay, now: number): boolean {
  return State === 'expected' && RoomState === 'dirty' && Arrival <= dhakaDate(now)
}
