import { dhakaDateTime } from '#contract/values/calendar.ts'
import type { Deps } from '#api/platform/deps.ts'
import { selectOccasionsOfDay, type OccasionRow } from '#api/reception/board.sql.ts'
import { phoneOf } from '#api/guests/guests.ts'
import { notifyResort, type ResortContact } from '#api/platform/messages/notify-resort.ts'
import { dueOf } from '#api/orders/order-rules.ts'
import type { Texts } from '#api/platform/texts/catalogues.ts'
import { hasBookings, insertDay, selectStaysOfDay, type OrderOfDay, type StayOfDay } from './morning-list.sql.ts'

/** From when on the resort's clock a day's list may be written: before the first guests leave, and before staff prepare the houses. */
export const MORNING = '07:00'

/**
 * A job: each morning sends the resort the day's arrivals and departures. A day without any is reported by e-mail alone, once
 * anyone has booked at all. Returns whether it wrote the list: once a day, by whichever process is first.
 */
export async function writeMorningList({
  db,
  now,
  ...contact
}: Pick<Deps, 'db' | 'now'> & ResortContact): Promise<boolean> {
  const at = now()
  const [day = '', time = ''] = dhakaDateTime(at.getTime()).split('T')
  if (time < MORNING) return false
  return db.inTransaction(async (transaction) => {
    if (!(await hasBookings(transaction)) || !(await insertDay(transaction, day, at))) return false
    const [stays, occasions] = await Promise.all([
      selectStaysOfDay(transaction, day),
      selectOccasionsOfDay(transaction, day),
    ])
    const arrivals = stays.filter(({ arrival }) => arrival === day)
    const departures = stays.filter(({ departure }) => departure === day)
    const isQuiet = stays.length === 0 && occasions.length === 0
    const { resortEmail, dutyPhone } = contact
    await notifyResort(
      transaction,
      { resortEmail, dutyPhone: isQuiet ? undefined : dutyPhone },
      { say: (t) => listText(t, day, { arrivals, departures, occasions }), at },
    )
    return true
  })
}

type List = { arrivals: readonly StayOfDay[]; departures: readonly StayOfDay[]; occasions: readonly OccasionRow[] }

function listText(t: Texts, day: string, { arrivals, departures, occasions }: List) {
  const words = t.resort.morningList
  const section = <Row>(title: string, rows: readonly Row[], partsOf: (row: Row) => string[]) => [
    title,
    ...(rows.length === 0 ? [words.none] : rows.map((row) => partsOf(row).join(' · '))),
    '',
  ]
  const stayParts = (stay: StayOfDay, days: string) => [placeOf(t, stay), days, ...orderParts(t, stay)]
  return {
    subject: words.subject(day, arrivals.length, departures.length, occasions.length),
    lines: [
      ...section(words.arrivals, arrivals, (stay) => stayParts(stay, words.until(stay.departure))),
      ...section(words.departures, departures, (stay) => stayParts(stay, words.since(stay.arrival))),
      ...section(words.occasions, occasions, (occasion) => occasionParts(t, occasion)),
    ],
  }
}

/** '15:00–17:30'; of what lasts longer than a day its dates. */
function occasionParts(t: Texts, { type, starts, ends, persons, billedTo, ...order }: OccasionRow): string[] {
  const [firstDay, lastDay] = [starts.slice(0, 10), ends.slice(0, 10)]
  const hours =
    firstDay === lastDay ? `${starts.slice(11, 16)}–${ends.slice(11, 16)}` : `${t.day(firstDay)} – ${t.day(lastDay)}`
  return [t.orders.names[type], hours, t.people(persons), ...orderParts(t, { ...order, isBilled: billedTo !== null })]
}

const placeOf = (t: Texts, { name, placeType, quantity }: StayOfDay): string =>
  t.place({ Name: name, Type: placeType, Quantity: quantity })

/** Who it is, how they are reached, and what they still owe. */
function orderParts(
  { resort: { morningList: words } }: Texts,
  { guest, phone, code, isBilled, ...sums }: OrderOfDay,
): string[] {
  const due = dueOf(sums)
  const dueText = isBilled ? words.billed(due) : words.due(due)
  const shownPhone = phoneOf(phone)
  return [guest, ...(shownPhone === '' ? [] : [shownPhone]), code, due > 0 ? dueText : words.paid]
}
