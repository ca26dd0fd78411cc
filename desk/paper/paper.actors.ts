import { fromPromise } from 'xstate'
import { creditInvoice, issueInvoice } from '#contract/money/paper.ts'
import type { creditInvoiceMachine, issueInvoiceMachine } from '#machines/desk/paper-dialogs.machine.ts'
import { binIn } from '#machines/desk/parts/bin.ts'
import { submitter } from '#ui/lib/api/submitter.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

export function createIssueActors({ api }: { api: DeskApi }): ActorsOf<typeof issueInvoiceMachine> {
  const issue = submitter(api, issueInvoice)
  return {
    send: fromPromise(({ input: { fields, subject } }) =>
      issue({
        Code: subject.code,
        Payable: subject.payable,
        Buyer: fields.buyer.trim(),
        BuyerBin: binIn(fields.bin),
        BuyerAddress: fields.address.trim(),
      }),
    ),
  }
}

export function createCreditActors({ api }: { api: DeskApi }): ActorsOf<typeof creditInvoiceMachine> {
  const credit = submitter(api, creditInvoice)
  return {
    send: fromPromise(({ input: { fields, subject } }) =>
      credit({ Code: subject.code, Number: subject.number, Reason: fields.reason.trim() }),
    ),
  }
}
