import { fromPromise } from 'xstate'
import { changeStay, quoteStayChange } from '#contract/desk/changes.ts'
import type { chartMachine, Dropped } from '#machines/desk/chart.machine.ts'
import { submitter } from '#ui/lib/api/submitter.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

const placeOf = ({ unitId, arrival, departure }: Dropped) => ({
  UnitId: unitId,
  Arrival: arrival,
  Departure: departure,
})

export function createChartActors({ api }: { api: DeskApi }): ActorsOf<typeof chartMachine> {
  const change = submitter(api, changeStay)
  return {
    read: fromPromise(({ input: { subject }, signal }) =>
      api.call(quoteStayChange, { query: { Id: subject.stayId, ...placeOf(subject) } }, { signal }),
    ),
    send: fromPromise(({ input: { fields, subject, data } }) =>
      change({
        Stays: data.Stays,
        ...placeOf(subject),
        Payable: data.After.Payable,
        Refund: data.Refund,
        Allowance: 0,
        // A reason that nothing needs is not sent: it would want a fresh code.
        Reason: data.NeedsReason ? fields.reason.trim() : '',
        TellGuest: fields.tellGuest,
      }),
    ),
  }
}
