import type { OrderOfDay } from '#contract/reception/orders.ts'
import { isHereOrComing } from '#contract/reception/stay-rules.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import { nightsOf } from '#contract/values/stay.ts'
import { classes } from '#ui/classes.ts'
import { showDay } from '#ui/dates/date-text.ts'
import { DueMark } from '../orders/DueMark.tsx'
import { StayRooms } from '../stays/StayRooms.tsx'
import type { Party } from '../stays/parties.ts'
import { texts as stayTexts } from '../stays/texts.ts'
import { OrderNotes } from './OrderNotes.tsx'
import styles from './party.module.css'
import { texts } from './texts.ts'
import { Who } from './Who.tsx'

type List = 'arriving' | 'leaving' | 'inHouse'

const primary = { arriving: ['checkIn'], leaving: ['checkOut'], inHouse: ['checkOut'] } as const

type PartyRowProps = {
  party: Party
  day: string
  list: List
  /** Undefined for those who may not read orders. */
  order: OrderOfDay | undefined
  onChanged: () => void
}

/** The rooms of one order in a list of the day: who they are, how they are reached, what is due, and what is to be done. */
export function PartyRow({ party: { code, stays }, day, list, order, onChanged }: PartyRowProps) {
  const [{ Guest, Phone, Due, BilledTo }] = stays
  const isDone = stays.every(({ State }) => State === 'departed' || (list === 'arriving' && State !== 'expected'))
  // Printed among those who are in house.
  const isInHouse = list === 'arriving' && stays.every(({ State }) => State === 'inHouse')
  const isAsked = stays.some(isHereOrComing)
  return (
    <li className={classes(styles['party'], isDone && styles['isDone'], isInHouse && styles['isInHouse'])}>
      <Who code={code} guest={Guest} phone={Phone}>
        {Due !== null && <DueMark order={{ Due, BilledTo }} isStanding={isAsked} />}
      </Who>
      <StayRooms stays={stays} primary={primary[list]} note={whenOf(stays, day, list)} />
      {order && <OrderNotes order={order} stays={stays} isAsked={isAsked} onChanged={onChanged} />}
    </li>
  )
}

/** '2 nights · to 24 Nov', for each of the stays' dates, and what is late about them. */
function whenOf(stays: readonly DeskStay[], day: string, list: List): string {
  const whole = stays[0]?.Type === 'HOUSE' ? [stayTexts.entireHouse(stays[0].House)] : []
  const spans = stays.map(({ Arrival, Departure, State }) => {
    const nights = stayTexts.nights(nightsOf({ arrival: Arrival, departure: Departure }))
    const late = list === 'arriving' && State === 'expected' && Arrival < day ? [texts.overdue(showDay(Arrival))] : []
    const over = State === 'inHouse' && Departure < day ? texts.shouldHaveLeft(showDay(Departure)) : undefined
    return [nights, over ?? stayTexts.until(showDay(Departure)), ...late].join(' · ')
  })
  return [...whole, ...new Set(spans)].join(' · ')
}
