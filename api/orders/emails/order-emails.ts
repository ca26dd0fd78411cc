import type { RefundTerms } from '#contract/money/cancellations.ts'
import { isOneStay } from '#contract/orders/booked-stays.ts'
import { calendarFile } from '#contract/orders/calendar-file.ts'
import type { Order } from '#contract/orders/orders.ts'
import { addDays } from '#contract/values/calendar.ts'
import { occasionPictures } from '#contract/values/occasion-pictures.ts'
import { leviesOf } from '#contract/values/levies.ts'
import { toPaisa } from '#contract/values/money.ts'
import { groupNights } from '#contract/values/rates.ts'
import type { ResortFacts } from '#api/platform/deps.ts'
import type { Texts } from '#api/platform/texts/catalogues.ts'
import { emailPage, type Fact } from './email-page.ts'
import { type Reservation, reservationMarkup } from './reservation-markup.ts'

// E-mails to guests about their orders.

/** An e-mail as text and as a page, and the file that puts the stay into a calendar. */
type OrderEmail = { text: string; html: string; calendar?: string }

type Confirmation = Reservation & {
  /** It was confirmed before, and is different now. */
  isChanged?: boolean
}

/** What a guest is sent once their booking is confirmed, and when a confirmed one has changed: where, when, what is paid and what is due. */
export async function confirmationEmail(t: Texts, confirmation: Confirmation): Promise<OrderEmail> {
  const { order, resort, isChanged = false } = confirmation
  const confirmed = order.Type === 'Room' ? t.emails.stayConfirmed : t.emails.bookingConfirmed
  return orderEmail(t, confirmation, {
    subject: isChanged ? t.orders.changedSubject(order.Code) : t.orders.confirmedSubject(order.Code),
    heading: isChanged ? t.emails.bookingChanged : confirmed,
    facts: factsOf(t, confirmation),
    closing: t.emails.questions(resort.phone, resort.email),
    isForCalendars: true,
  })
}

function factsOf(t: Texts, { order, resort }: Confirmation): Fact[] {
  const { emails: words } = t
  const { Type, PayableAmount, Paid, Due, Code } = order
  return [
    ...(Type === 'Room'
      ? [...daysOf(t, order, resort), ...nightsOf(t, order)]
      : [bookedFact(t, order), [words.when, t.when(order)] as const]),
    [words.address, resort.address],
    [words.order, Code],
    [Type === 'Pool' ? words.total : words.totalWithTax(leviesOf(order)), t.sum(toPaisa(PayableAmount))],
    [words.paid, t.sum(toPaisa(Paid))],
    ...(Due > 0 ? [[words.due, words.online(toPaisa(Due))] as const] : []),
  ]
}

/** The hours of one stay; of several each place with its own days. */
function daysOf(t: Texts, order: Order, { checkIn, checkOut }: ResortFacts): Fact[] {
  const { emails: words } = t
  const { BookedPlaces: places, ReservationDate, ReleaseDate } = order
  if (isOneStay(order)) {
    return [
      bookedFact(t, order),
      [words.checkIn, words.from(ReservationDate, checkIn)],
      [words.checkOut, words.until(ReleaseDate, checkOut)],
    ]
  }
  return [
    ...places.map((place) => [t.place(place), t.days(place.ReservationDate, place.ReleaseDate)] as const),
    [words.hours, words.fromAndUntil(checkIn, checkOut)],
  ]
}

/** What each night costs, of places where they differ. */
function nightsOf(t: Texts, order: Order): Fact[] {
  const levies = leviesOf(order)
  return order.BookedPlaces.flatMap((place) => {
    if (!place.Nights) return []
    const nights = groupNights(place.Nights.map(toPaisa)).map(({ first, count, price }) =>
      t.emails.nightsAt(addDays(place.ReservationDate, first), count, price),
    )
    const isOnly = order.BookedPlaces.length === 1
    const name = isOnly ? t.emails.eachNight(levies) : t.emails.eachNightOf(t.place({ ...place, Quantity: 1 }), levies)
    return [[name, ...nights] as const]
  })
}

type Cancellation = Reservation & {
  terms: RefundTerms
  /** What happens to the money, as a sentence. */
  outcome: string
  /** The guest was told before that it is confirmed: their calendar and mail program may have it. */
  wasConfirmed: boolean
}

/** What a guest is sent once their booking is cancelled: what it was, and what goes back. */
export async function cancellationEmail(t: Texts, cancellation: Cancellation): Promise<OrderEmail> {
  const { order, resort, terms, outcome, wasConfirmed } = cancellation
  const subject = t.cancellations.subject(order.Code)
  return orderEmail(t, cancellation, {
    subject,
    heading: subject,
    outcome,
    facts: [
      bookedFact(t, order),
      [t.emails.when, t.when(order)],
      [t.emails.order, order.Code],
      [t.emails.paid, t.sum(terms.paid)],
      [t.cancellations.refund, t.sum(terms.refund)],
    ],
    closing: t.cancellations.questions(resort.phone, resort.email),
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
async function orderEmail(t: Texts, reservation: Reservation, said: Said): Promise<OrderEmail> {
  const { order, resort, publicUrl } = reservation
  const { subject, heading, outcome, facts, closing, isForCalendars } = said
  const greeting = t.emails.greeting(order.FirstName)
  const action = { label: t.emails.open, address: `${publicUrl}/profile/order/${order.Code}` }
  const lines = facts.map(([name, ...lines]) => `${name}: ${lines.join('; ')}`)
  const link = `${action.label}: ${action.address}`
  return {
    text: [subject, '', greeting, '', outcome ?? heading, '', ...lines, '', link, closing].join('\n'),
    html: await emailPage({
      language: t.language,
      title: subject,
      brand: resort.brand,
      tagline: resort.tagline,
      picture: `${publicUrl}/${pictureOf(order)}?w=1280&fm=jpeg`,
      greeting,
      heading,
      facts: facts.map(([name, ...lines]) => [name, ...lines.map(t.unbroken)] as const),
      action,
      closing: t.unbroken(outcome === undefined ? closing : `${outcome} ${closing}`),
      data: isForCalendars ? reservationMarkup(t, reservation) : [],
    }),
    ...(isForCalendars && { calendar: calendarFile(order, { ...resort, origin: publicUrl }, t.emails.calendar) }),
  }
}

function bookedFact(t: Texts, { BookedPlaces }: Order): Fact {
  return [t.emails.booked, BookedPlaces.map(t.place).join(' · ')]
}

function pictureOf({ Type, BookedPlaces }: Order): string {
  if (Type !== 'Room') return occasionPictures[Type]
  return BookedPlaces.find(({ ImagePath }) => ImagePath !== null)?.ImagePath ?? occasionPictures.Package
}
