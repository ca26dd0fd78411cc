import type { RefundTerms } from '#contract/money/cancellations.ts'
import { calendarFile } from '#contract/wording/calendar-file.ts'
import { formatPaisa } from '#contract/wording/format.ts'
import { whenOf } from '#contract/wording/order-words.ts'
import { texts } from '#api/platform/texts/texts.ts'
import { bookedFact, type Confirmation, type Fact, pictureOf } from './confirmation.ts'
import { emailPage } from './email-page.ts'
import { reservationMarkup } from './reservation-markup.ts'

type Cancellation = Confirmation & {
  terms: RefundTerms
  /** What happens to the money, as a sentence. */
  outcome: string
  /** The guest was told before that it is confirmed: their calendar and mail program may have it. */
  wasConfirmed: boolean
}

/** What a guest is sent once their booking is cancelled: what it was, and what goes back. */
export async function cancellationEmail({ terms, outcome, wasConfirmed, ...confirmation }: Cancellation) {
  const { order, resort, publicUrl } = confirmation
  const words = texts.cancellations
  const subject = words.subject(order.Code)
  const greeting = texts.emails.greeting(order.FirstName)
  const closing = words.questions(resort.phone, resort.email)
  const address = `${publicUrl}/profile/order/${order.Code}`
  const facts: Fact[] = [
    bookedFact(order),
    [texts.emails.when, whenOf(order)],
    [texts.emails.order, order.Code],
    [texts.emails.paid, formatPaisa(terms.paid)],
    [words.refund, formatPaisa(terms.refund)],
  ]
  const lines = facts.map(([name, value]) => `${name}: ${value}`)
  return {
    text: [subject, '', greeting, '', outcome, '', ...lines, '', `${texts.emails.open}: ${address}`, closing].join(
      '\n',
    ),
    html: await emailPage({
      title: subject,
      brand: resort.brand,
      tagline: resort.tagline,
      picture: `${publicUrl}/${pictureOf(order)}?w=1280&fm=jpeg`,
      greeting,
      heading: subject,
      facts,
      action: { label: texts.emails.open, address },
      closing: `${outcome} ${closing}`,
      data: wasConfirmed ? reservationMarkup(confirmation) : [],
    }),
    ...(wasConfirmed && { calendar: calendarFile(order, { ...resort, origin: publicUrl }) }),
  }
}
