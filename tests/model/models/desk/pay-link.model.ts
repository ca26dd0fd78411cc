import { type Channel, payLinkMachine, type PayLink } from '#machines/desk/pay-link.machine.ts'
import { createPayLinkActors } from '#desk/money/bill.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { dialogReadings, dialogRows } from './worlds/dialog-rows.ts'
import { counterNeeds, openCounter } from './worlds/till-world.ts'

/** The world has its own. */
const link: PayLink = {
  Url: 'https://resort.example/pay/ABCDEFGHJKMN#token',
  Text: 'Please pay BDT 6,475 for your booking: https://resort.example/pay/ABCDEFGHJKMN#token',
}

async function openPayLink(opened: Opened) {
  const counter = await openCounter(opened)
  const code = await counter.bookWithDue()
  let sentBy: Channel | undefined
  return {
    ...counter,
    code,
    sentBy: () => sentBy,
    willSend(via: Channel) {
      sentBy = via
    },
    actors: createPayLinkActors({ api: counter.api }),
  }
}
type World = Awaited<ReturnType<typeof openPayLink>>

export const payLinkFlow = flowOf(payLinkMachine)({
  needs: counterNeeds,
  open: openPayLink,
  events: [
    ...dialogRows<{ code: string }, { via: Channel }, World>({
      subject: { code: 'ABCDEFGHJKMN' },
      open: async ({ code }) => ({ code }),
      unfilled: { via: 'sms' },
      typings: [{ field: 'via', value: 'whatsApp' }],
      submitted: 'cleared',
      allow: ({ willSend }, { context }) => willSend(context['fields'].via),
    }),
    {
      event: { type: 'data.outdated' },
      // Once before anything was chosen: what is read again does not depend on it.
      offered: ({ context: { fields } }) => fields.via === 'sms',
      shows: 'cleared',
    },
    { event: { type: 'read.resolves', output: link } },
    unanswered('read', ['']),
  ],
  ...dialogReadings,
  checks: {
    async closed(_, { db, code, sentBy }) {
      const [sent] = await db.query<{ via: string }>(
        "select data ->> 'Via' as via from order_event where order_code = $1 and event = 'payment link' order by event_no desc",
        [code],
      )
      return sent?.via === sentBy() ? [] : [`The link was sent by ${sent?.via}`]
    },
  },
  untaken: { 'filling — form.submitted [1]': 'nothing of it can be wrong' },
})
