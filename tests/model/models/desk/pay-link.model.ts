import { Problem } from '#contract/problem.ts'
import { payLinkMachine, type PayLink } from '#machines/desk/pay-link.machine.ts'
import { phonelessGuest } from '#api/guests/guests.ts'
import { createPayLinkActors } from '#desk/money/bill.actors.ts'
import { edgeRows } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
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
    actors: createPayLinkActors({ api: counter.api, code }),
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

/** What no longer can be paid has no link. */
const ended = <Name extends 'readLink' | 'sendLink'>(name: Name, leadsTo: string) => [
  {
    event: { type: `${name}.rejects`, error: nothingDue } as const,
    detail: 'all is paid',
    prepare: ({ allow, payAll }: World) => allow().then(payAll),
    leadsTo,
    shows: nothingDue.message,
  },
  {
    event: { type: `${name}.rejects`, error: expired } as const,
    detail: 'hold over',
    prepare: ({ allow, expire }: World) => allow().then(expire),
    leadsTo,
    shows: expired.message,
  },
]

export const payLinkFlow = flowOf(payLinkMachine)({
  needs: counterNeeds,
  open: openPayLink,
  events: [
    { event: { type: 'dialog.opened' } },
    { event: { type: 'dialog.closed' } },
    { event: { type: 'change.noticed' }, shows: 'cleared' },
    { event: { type: 'readLink.resolves', output: link }, prepare: ({ allow }) => allow(), leadsTo: 'open.current' },
    ...ended('readLink', 'open.unread'),
    ...edgeRows('readLink', { leadsTo: 'open.unread', as: [''] }),
    { event: { type: 'channel.chosen', via: 'sms' }, detail: 'sms' },
    { event: { type: 'channel.chosen', via: 'whatsApp' }, detail: 'WhatsApp' },
    {
      event: { type: 'sendLink.resolves', output: null },
      prepare: ({ allow, willSend }, { context }) => {
        willSend(context['via'])
        return allow()
      },
      leadsTo: 'closed',
      shows: 'link.sent',
    },
    ...ended('sendLink', 'open.current'),
    {
      event: { type: 'sendLink.rejects', error: new Problem('phone_invalid', 'This guest has no phone') },
      detail: 'no phone',
      prepare: ({ allow, losePhone }) => allow().then(losePhone),
      leadsTo: 'open.current',
      shows: 'This guest has no phone',
    },
    ...edgeRows('sendLink', { leadsTo: 'open.current', as: [''] }),
  ],
  readByGuards: (snapshot) => {
    const { link: read, via } = snapshot.context
    if (snapshot.matches('closed')) return []
    return snapshot.matches('sending') ? via : read !== undefined
  },
  shownOf: ({ context: { via, problem, link: read } }) => ({ via, problem, hasLink: read !== undefined }),
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
    open: { takes: ['dialog.closed', 'change.noticed', 'channel.chosen'], tags: ['open'] },
    sending: { tags: ['open', 'busy'] },
  },
})
