import { calendarFile } from '#contract/wording/calendar-file.ts'
import { daysText, dayText, formatPaisa, timeText } from '#contract/wording/format.ts'
import { isOneStay, placeTitle, whenOf } from '#contract/wording/order-words.ts'
import type { Order } from '#contract/orders/orders.ts'
import { toPaisa } from '#contract/values/money.ts'
import type { ResortFacts } from '#api/platform/deps.ts'
import { texts } from '#api/platform/texts/texts.ts'
import { emailPage } from './email-page.ts'
import { type Reservation, reservationMarkup } from './reservation-markup.ts'

export type Confirmation = Reservation & {
  /** It was confirmed before, and is different now. */
  isChanged?: boolean
}

/** An e-mail as text and as a page, and the file that puts the stay into a calendar. */
export type ConfirmationEmail = { text: string; html: string; calendar: string }

const words = texts.emails

/** What a guest is sent once their booking is confirmed, and when a confirmed one has changed: where, when, what is paid and what is due. */
export async function confirmationEmail(confirmation: Confirmation): Promise<ConfirmationEmail> {
  const { order, resort, publicUrl, isChanged = false } = confirmation
  const subject = isChanged ? texts.orders.changedSubject(order.Code) : texts.orders.confirmedSubject(order.Code)
  const confirmed = order.Type === 'Room' ? words.stayConfirmed : words.bookingConfirmed
  const heading = isChanged ? words.bookingChanged : confirmed
  const facts = factsOf(confirmation)
  const address = `${publicUrl}/profile/order/${order.Code}`
  const lines = [
    subject,
    '',
    words.greeting(order.FirstName),
    '',
    heading,
    '',
    ...facts.map(([name, value]) => `${name}: ${value}`),
    '',
    `${words.open}: ${address}`,
    words.questions(resort.phone, resort.email),
  ]
  return {
    text: lines.join('\n'),
    html: await emailPage({
      title: subject,
      brand: resort.brand,
      tagline: resort.tagline,
      picture: `${publicUrl}/${pictureOf(order)}?w=1280&fm=jpeg`,
      greeting: words.greeting(order.FirstName),
      heading,
      facts,
      action: { label: words.open, address },
      closing: words.questions(resort.phone, resort.email),
      data: reservationMarkup(confirmation),
    }),
    calendar: calendarFile(order, { ...resort, origin: publicUrl }),
  }
}

export type Fact = readonly [name: string, value: string]

function factsOf({ order, resort }: Confirmation): Fact[] {
  const { Type, PayableAmount, Paid, Due, Code } = order
  return [
    ...(Type === 'Room' ? daysOf(order, resort) : [bookedFact(order), [words.when, whenOf(order)] as const]),
    [words.address, resort.address],
    [words.order, Code],
    [Type === 'Pool' ? words.total : words.totalWithTax, formatPaisa(toPaisa(PayableAmount))],
    [words.paid, formatPaisa(toPaisa(Paid))],
    ...(Due > 0 ? [[words.due, words.online(formatPaisa(toPaisa(Due)))] as const] : []),
  ]
}

/** The hours of one stay; of several each place with its own days. */
function daysOf(order: Order, { checkIn, checkOut }: ResortFacts): Fact[] {
  const { BookedPlaces: places, ReservationDate, ReleaseDate } = order
  if (isOneStay(order)) {
    return [
      bookedFact(order),
      [words.checkIn, words.from(dayText(ReservationDate), timeText(checkIn))],
      [words.checkOut, words.until(dayText(ReleaseDate), timeText(checkOut))],
    ]
  }
  return [
    ...places.map((place) => [placeTitle(place), daysText(place.ReservationDate, place.ReleaseDate)] as const),
    [words.hours, words.fromAndUntil(timeText(checkIn), timeText(checkOut))],
  ]
}

export function bookedFact({ BookedPlaces }: Order): Fact {
  return [words.booked, BookedPlaces.map(placeTitle).join(' · ')]
}

/** Bookings without a house have the resort's own pictures. */
const occasionPictures = {
  Pool: 'files/images/menuimages/pool-detail.jpg',
  Hall: 'files/images/menuimages/convention-hall-cover.jpg',
  Package: 'files/images/menuimages/resort-aerial.jpg',
} as const

export function pictureOf({ Type, BookedPlaces }: Order): string {
  if (Type !== 'Room') return occasionPictures[Type]
  return BookedPlaces.find(({ ImagePath }) => ImagePath !== null)?.ImagePath ?? occasionPictures.Package
}
