import { fromPromise } from 'xstate'
import { addExtra } from '#contract/money/charges.ts'
import { billCompany } from '#contract/money/company-bills.ts'
import { readDeskPayLink, sendPayLink } from '#contract/money/pay-links.ts'
import { type addExtraMachine, type billCompanyMachine, quantityIn } from '#machines/desk/bill-dialogs.machine.ts'
import { amountIn } from '#machines/desk/parts/amount.ts'
import { binIn } from '#machines/desk/parts/bin.ts'
import type { payLinkMachine } from '#machines/desk/order-dialogs.machine.ts'
import { submitter } from '#ui/lib/api/submitter.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

export function createExtraActors({ api }: { api: DeskApi }): ActorsOf<typeof addExtraMachine> {
  const add = submitter(api, addExtra)
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

export function createBillCompanyActors({ api }: { api: DeskApi }): ActorsOf<typeof billCompanyMachine> {
  const bill = submitter(api, billCompany)
  return {
    send: fromPromise(({ input: { fields, subject } }) =>
      bill({
        Code: subject.code,
        Company: fields.company.trim(),
        Address: fields.address.trim(),
        Bin: binIn(fields.bin),
        Reference: fields.reference.trim(),
        AgreedBy: fields.agreedBy.trim(),
      }),
    ),
  }
}

export function createPayLinkActors({ api }: { api: DeskApi }): ActorsOf<typeof payLinkMachine> {
  const send = submitter(api, sendPayLink)
  return {
    read: fromPromise(({ input: { subject }, signal }) =>
      api.call(readDeskPayLink, { params: { Code: subject.code } }, { signal }),
    ),
    send: fromPromise(({ input: { fields, subject } }) => send({ Code: subject.code, Via: fields.via })),
  }
}
