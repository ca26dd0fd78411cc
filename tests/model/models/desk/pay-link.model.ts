import { type Channel, payLinkMachine } from '#machines/desk/pay-link.machine.ts'
import { createPayLinkActors } from '#desk/money/bill.actors.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'
import { openCounter } from './worlds/till-world.ts'

const URL = 'https://resort.example/pay/ABCDEFGHJKMN#token'

export const payLinkFlow = dialogFlow(payLinkMachine)({
  async open(opened) {
    const counter = await openCounter(opened)
    const sent: Channel[] = []
    return { ...counter, code: await counter.bookWithDue(), sent }
  },
  actors: createPayLinkActors,
  subject: { code: 'ABCDEFGHJKMN' },
  prepare: async ({ code }) => ({ code }),
  unfilled: { via: 'sms' },
  typings: [{ field: 'via', value: 'whatsApp' }],
  submitted: 'cleared',
  allow({ sent }, snapshot) {
    if (snapshot.matches('sending')) sent.push(snapshot.context.fields.via)
  },
  /** The world has its own. */
  reads: { Url: URL, Text: `Please pay BDT 6,475 for your booking: ${URL}` },
  /** It was sent as was chosen. */
  unwanted: ({ db, code, sent }) =>
    db.query(
      "select * from order_event where order_code = $1 and event = 'sentPayLink' and data ->> 'Via' <> all ($2::text[])",
      [code, sent],
    ),
  untaken: { 'filling — form.submitted [1]': 'nothing of it can be wrong' },
})
