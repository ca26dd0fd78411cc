import { fromPromise } from 'xstate'
import { addExtra } from '#contract/desk/charges.ts'
import { readDeskPayLink, sendPayLink } from '#contract/desk/pay-links.ts'
import { type addExtraMachine, quantityIn } from '#machines/desk/add-extra.machine.ts'
import { amountIn } from '#machines/desk/parts/amount.ts'
import type { Channel, payLinkMachine } from '#machines/desk/pay-link.machine.ts'
import { idempotent } from '#ui/lib/api/activity-id.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

type Extra = { Code: string; Label: string; Quantity: number; Price: number }

export function createExtraActors({ api }: { api: DeskApi }): ActorsOf<typeof addExtraMachine> {
  const add = idempotent((body: Extra, ActivityId) => api.call(addExtra, { body: { ActivityId, ...body } }))
  return {
    send: fromPromise(({ input: { fields, subject } }) =>
      add({
        Code: subject.code,
        Label: fields.label.trim(),
        Quantity: quantityIn(fields) ?? 0,
        Price: amountIn(fields.price) ?? 0,
      }),
    ),
  }
}

export function createPayLinkActors({ api }: { api: DeskApi }): ActorsOf<typeof payLinkMachine> {
  const send = idempotent((body: { Code: string; Via: Channel }, ActivityId) =>
    api.call(sendPayLink, { body: { ActivityId, ...body } }),
  )
  return {
    read: fromPromise(({ input: { subject }, signal }) =>
      api.call(readDeskPayLink, { params: { Code: subject.code } }, { signal }),
    ),
    send: fromPromise(({ input: { fields, subject } }) => send({ Code: subject.code, Via: fields.via })),
  }
}
