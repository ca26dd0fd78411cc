import { fromPromise } from 'xstate'
import { addExtra } from '#contract/desk/charges.ts'
import { readDeskPayLink, sendPayLink } from '#contract/desk/pay-links.ts'
import { type addExtraMachine, quantityIn } from '#machines/desk/add-extra.machine.ts'
import { amountIn } from '#machines/desk/parts/amount.ts'
import type { payLinkMachine } from '#machines/desk/pay-link.machine.ts'
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

export function createPayLinkActors({ api, code }: { api: DeskApi; code: string }): ActorsOf<typeof payLinkMachine> {
  const send = idempotent((Via: 'sms' | 'whatsApp', ActivityId) =>
    api.call(sendPayLink, { body: { ActivityId, Code: code, Via } }),
  )
  return {
    readLink: fromPromise(({ signal }) => api.call(readDeskPayLink, { params: { Code: code } }, { signal })),
    sendLink: fromPromise(({ input }) => send(input.via)),
  }
}
