import { fromPromise } from 'xstate'
import { changeStays, type ChangeQuote, type StayWish } from '#contract/reception/changes.ts'
import type { SeenStay } from '#contract/reception/stays.ts'
import {
  allowanceOf,
  type Change,
  type ChangeSubject,
  type changeStaysMachine,
  isTold,
} from '#machines/desk/change-stays.machine.ts'
import { newActivityId } from '#ui/lib/api/activity-id.ts'
import { submitter } from '#ui/lib/api/submitter.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

type Means = {
  api: DeskApi
  /** Called once a change was made, with the stay by which it can be undone. */
  onMade?: (subject: ChangeSubject, undo: SeenStay | null) => void
}

export function createChangeActors({ api, onMade = () => {} }: Means): ActorsOf<typeof changeStaysMachine> {
  const make = submitter(api, changeStays)
  return {
    read: fromPromise(async ({ input: { subject }, signal }): Promise<ChangeQuote> => {
      const body = changeStays.body.parse({ ActivityId: newActivityId(), Wish: subject.wish, DryRun: true })
      const { Quote } = await api.call(changeStays, { body }, { signal })
      if (!Quote) throw new Error('A dry run answers its quote')
      return Quote
    }),
    send: fromPromise(async ({ input }) => {
      const { Undo } = await make(seenBy(input))
      onMade(input.subject, Undo)
    }),
  }
}

/** The change at the stays, rooms and sums that the person saw. */
function seenBy(form: Change) {
  const { fields, subject, data } = form
  const UnitIds = data.Rooms.map(({ UnitId }) => UnitId)
  return {
    Wish: withRoom(subject.wish, UnitIds[0]),
    DryRun: false,
    Stays: data.Stays,
    UnitIds,
    Payable: data.After.Payable,
    Refund: data.Refund,
    TellGuest: isTold(form),
    Allowance: allowanceOf(fields),
    // A reason that nothing needs is not sent: it would want a fresh code.
    Reason: data.NeedsReason || allowanceOf(fields) > 0 ? fields.reason.trim() : '',
  }
}

function withRoom(wish: StayWish, room: string | undefined): StayWish {
  return wish.Kind === 'addRoom' && room !== undefined ? { ...wish, UnitId: room } : wish
}
