import { Problem } from '#contract/problem.ts'
import { type Channel, payLinkMachine, type PayLink } from '#machines/desk/pay-link.machine.ts'
import { phonelessGuest } from '#api/guests/guests.ts'
import { createPayLinkActors } from '#desk/money/bill.actors.ts'
import { edgeRows } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { lostRows, openReadingForm, refusalRow, typingRows, withoutWorld } from './worlds/dialog-rows.ts'
import { counterNeeds, openCounter } from './worlds/till-world.ts'

/** The world has its own. */
export const link: PayLink = {
  Url: 'https://resort.example/pay/ABCDEFGHJKMN#token',
  Text: 'Please pay BDT 6,475 for your booking: https://resort.example/pay/ABCDEFGHJKMN#token',
}

async function openPayLink(opened: Opened) {
  const counter = await openCounter(opened)
  const { db, setStatus } = counter
  const code = await counter.bookWithDue()
  const { phone } = opened.place.guest()
  const setPhone = (next: string) =>
    db.change('update guest set phone = $2 where id = (select guest_id from orders where code = $1)', [code, next])
  let sentBy: 'sms' | 'whatsApp' | undefined
  return {
    ...counter,
    code,
    sentBy: () => sentBy,
    willSend: (via: 'sms' | 'whatsApp') => {
      sentBy = via
    },
    actors: createPayLinkActors({ api: counter.api }),
    async allow() {
      await setStatus(code, 'Confirmed')
      await setPhone(phone)
      await db.change('update orders set paid_paisa = 100000 where code = $1', [code])
    },
    async payAll() {
      await db.change('update orders set paid_paisa = payable_paisa where code = $1', [code])
    },
    async expire() {
      await db.change("update orders set status = 'Pending', held_until = created_at where code = $1", [code])
    },
    async losePhone() {
      await setPhone(phonelessGuest(code))
    },
  }
}
type World = Awaited<ReturnType<typeof openPayLink>>

const nothingDue = new Problem('order_settled', 'Nothing is due')
const expired = new Problem('hold_expired', 'This booking is no longer held')

export const payLinkFlow = flowOf(payLinkMachine)({
  needs: counterNeeds,
  open: openPayLink,
  events: [
    {
      event: { type: 'dialog.opened', subject: { code: 'ABCDEFGHJKMN' } },
      own: ({ code }) => ({ subject: { code } }),
    },
    { event: { type: 'dialog.closed' } },
    {
      event: { type: 'data.outdated' },
      // Once before anything was chosen: what is read again does not depend on it.
      offered: ({ context: { fields } }) => fields.via === 'sms',
      shows: 'cleared',
    },
    { event: { type: 'read.resolves', output: link }, prepare: ({ allow }) => allow(), leadsTo: 'filling.ready' },
    {
      event: { type: 'read.rejects', error: nothingDue },
      detail: 'all is paid',
      prepare: ({ allow, payAll }: World) => allow().then(payAll),
      leadsTo: ['opening.unread', 'filling.unread'],
      shows: nothingDue.message,
    },
    ...edgeRows('read', { leadsTo: ['opening.unread', 'filling.unread'], as: [''] }),
    ...typingRows<{ via: Channel }>({ via: 'sms' }, [{ field: 'via', value: 'whatsApp' }]),
    {
      event: { type: 'form.submitted' },
      offered: (snapshot) => snapshot.matches({ filling: 'ready' }),
    },
    {
      event: { type: 'send.resolves', output: null },
      prepare: ({ allow, willSend }, { context }) => {
        willSend(context['fields'].via)
        return allow()
      },
      leadsTo: 'closed',
      shows: 'form.sent',
    },
    refusalRow(expired, { detail: 'hold over', prepare: ({ allow, expire }: World) => allow().then(expire) }),
    refusalRow(new Problem('phone_invalid', 'This guest has no phone'), {
      detail: 'no phone',
      prepare: ({ allow, losePhone }: World) => allow().then(losePhone),
    }),
    ...lostRows(),
  ],
  readByGuards: (snapshot) =>
    snapshot.matches('filling') || snapshot.matches('sending') ? snapshot.context['fields'].via : undefined,
  shownOf: ({ context: { fields, problem, data } }) => ({ fields, problem, hasLink: data !== undefined }),
  emittedOf: withoutWorld,
  states: {
    closed: {
      takes: ['dialog.opened'],
      tags: [],
      async check(_, { db, code, sentBy }) {
        const [sent] = await db.query<{ via: string }>(
          "select data ->> 'Via' as via from order_event where order_code = $1 and event = 'payment link' order by event_no desc",
          [code],
        )
        return sent?.via === sentBy() ? [] : [`The link was sent by ${sent?.via}`]
      },
    },
    ...openReadingForm,
  },
  untaken: { 'filling — form.submitted [1]': 'nothing of it can be wrong' },
})
