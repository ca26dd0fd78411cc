import type { RefundTerms } from '#contract/money/cancellations.ts'
import { calendarFile } from '#contract/wording/calendar-file.ts'
import { daysText, dayText, formatPaisa, timeText } from '#contract/wording/format.ts'
import { isOneStay, placeTitle, whenOf } from '#contract/wording/order-words.ts'
import type { Order } from '#contract/orders/orders.ts'
import { toPaisa } from '#contract/values/money.ts'
import type { ResortFacts } from '#api/platform/deps.ts'
import { texts } from '#api/platform/texts/texts.ts'
import { emailPage } from './email-page.ts'
import { type Reservation, reservationMarkup } from './reservation-markup.ts'

// E-mails to guests about their orders.

/** An e-mail as text and as a page, and the file that puts the stay into a calendar. */
type OrderEmail = { text: string; html: string; calendar?: string }

type Fact = readonly [name: string, value: string]

const words = texts.emails

type Confirmation = Reservation & {
  /** It was confirmed before, and is different now. */
  isChanged?: boolean
}

/** What a guest is sent once their booking is confirmed, and when a confirmed one has changed: where, when, what is paid and what is due. */
export async function confirmationEmail(confirmation: Confirmation): Promise<OrderEmail> {
  const { order, resort, isChanged = false } = confirmation
  const confirmed = order.Type === 'Room' ? words.stayConfirmed : words.bookingConfirmed
  return orderEmail(confirmation, {
    subject: isChanged ? texts.orders.changedSubject(order.Code) : texts.orders.confirmedSubject(order.Code),
    heading: isChanged ? words.bookingChanged : confirmed,
    facts: factsOf(confirmation),
    closing: words.questions(resort.phone, resort.email),
    isForCalendars: true,
  })
}

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

type Cancellation = Reservation & {
  terms: RefundTerms
  /** What happens to the money, as a sentence. */
  outcome: string
  /** The guest was told before that it is confirmed: their calendar and mail program may have it. */
  wasConfirmed: boolean
}

/** What a guest is sent once their booking is cancelled: what it was, and what goes back. */
export async function cancellationEmail(cancellation: Cancellation): Promise<OrderEmail> {
  const { order, resort, terms, outcome, wasConfirmed } = cancellation
  const subject = texts.cancellations.subject(order.Code)
  return orderEmail(cancellation, {
    subject,
    heading: subject,
    outcome,
    facts: [
      bookedFact(order),
      [words.when, whenOf(order)],
      [words.order, order.Code],
      [words.paid, formatPaisa(terms.paid)],
      [texts.cancellations.refund, formatPaisa(terms.refund)],
    ],
    closing: texts.cancellations.questions(resort.phone, resort.email),
    isForCalendars: wasConfirmed,
  })
}

type Said = {
  subject: string
  heading: string
  /** What follows for the guest, as a sentence, where the heading does not say it. */
  outcome?: string
  facts: readonly Fact[]
  closing: string
  /** Whether calendars and mail programs get the stay: not where they never had one that is cancelled. */
  isForCalendars: boolean
}

/** What a guest is sent about their order. */
async function orderEmail(reservation: Reservation, said: Said): Promise<OrderEmail> {
  const { order, resort, publicUrl } = reservation
  const { subject, heading, outcome, facts, closing, isForCalendars } = said
  const greeting = words.greeting(order.FirstName)
  const action = { label: words.open, address: `${publicUrl}/profile/order/${order.Code}` }
  const lines = facts.map(([name, value]) => `${name}: ${value}`)
  const link = `${action.label}: ${action.address}`
  return {
    text: [subject, '', greeting, '', outcome ?? heading, '', ...lines, '', link, closing].join('\n'),
    html: await emailPage({
      title: subject,
      brand: resort.brand,
      tagline: resort.tagline,
      picture: `${publicUrl}/${pictureOf(order)}?w=1280&fm=jpeg`,
      greeting,
      heading,
      facts,
      action,
      closing: outcome === undefined ? closing : `${outcome} ${closing}`,
      data: isForCalendars ? reservationMarkup(reservation) : [],
    }),
    ...(isForCalendars && { calendar: calendarFile(order, { ...resort, origin: publicUrl }) }),
  }
}

function bookedFact({ BookedPlaces }: Order): Fact {
  return [words.booked, BookedPlaces.map(placeTitle).join(' · ')]
}

/** Bookings without a house have the resort's own pictures. */
const occasionPictures = {
  Pool: 'files/images/menuimages/pool-detail.jpg',
  Hall: 'files/images/menuimages/convention-hall-cover.jpg',
  Package: 'files/images/menuimages/resort-aerial.jpg',
} as const

function pictureOf({ Type, BookedPlaces }: Order): string {
  if (Type !== 'Room') return occasionPictures[Type]
  return BookedPlaces.find(({ ImagePath }) => ImagePath !== null)?.ImagePath ?? occasionPictures.Package
}
