import { dayText, formatPaisa, peopleText } from '#contract/wording/format.ts'
import { placeTitle } from '#contract/wording/order-words.ts'
import { dhakaDateTime } from '#contract/values/calendar.ts'
import type { Deps } from '#api/platform/deps.ts'
import { selectOccasionsOfDay, type OccasionRow } from '#api/reception/board.sql.ts'
import { phoneOf } from '#api/guests/guests.ts'
import { notifyResort, type ResortContact } from '#api/platform/messages/notify-resort.ts'
import { dueOf } from '#api/orders/order-rules.ts'
import { texts } from '#api/platform/texts/texts.ts'
import { hasBookings, insertDay, selectStaysOfDay, type OrderOfDay, type StayOfDay } from './morning-list.sql.ts'

/** From when on the resort's clock a day's list may be written: before the first guests leave, and before staff prepare the houses. */
export const MORNING = '07:00'

const words = texts.morningList

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
      {
        subject: words.subject(dayText(day), arrivals.length, departures.length, occasions.length),
        lines: [
          ...section(words.arrivals, arrivals.map(arrivalText)),
          ...section(words.departures, departures.map(departureText)),
          ...section(words.occasions, occasions.map(occasionText)),
        ],
        at,
      },
    )
    return true
  })
}

function section(title: string, lines: readonly string[]): string[] {
  return [title, ...(lines.length === 0 ? [words.none] : lines), '']
}

function arrivalText(stay: StayOfDay): string {
  return [placeOf(stay), words.until(dayText(stay.departure)), ...orderText(stay)].join(' · ')
}

function departureText(stay: StayOfDay): string {
  return [placeOf(stay), words.since(dayText(stay.arrival)), ...orderText(stay)].join(' · ')
}

/** '15:00–17:30'; of what lasts longer than a day its dates. */
function occasionText({ type, starts, ends, persons, billedTo, ...order }: OccasionRow): string {
  const [firstDay, lastDay] = [starts.slice(0, 10), ends.slice(0, 10)]
  const hours =
    firstDay === lastDay
      ? `${starts.slice(11, 16)}–${ends.slice(11, 16)}`
      : `${dayText(firstDay)} – ${dayText(lastDay)}`
  return [
    texts.orders.names[type],
    hours,
    peopleText(persons),
    ...orderText({ ...order, isBilled: billedTo !== null }),
  ].join(' · ')
}

const placeOf = ({ name, placeType, quantity }: StayOfDay): string =>
  placeTitle({ Name: name, Type: placeType, Quantity: quantity })

/** Who it is, how they are reached, and what they still owe. */
function orderText({ guest, phone, code, isBilled, ...sums }: OrderOfDay): string[] {
  const due = dueOf(sums)
  const dueText = isBilled ? words.billed(formatPaisa(due)) : words.due(formatPaisa(due))
  const shownPhone = phoneOf(phone)
  return [guest, ...(shownPhone === '' ? [] : [shownPhone]), code, due > 0 ? dueText : words.paid]
}
