import { fromPromise } from 'xstate'
import {
  addRoom,
  cancelRoom,
  type ChangeQuote,
  changeStay,
  listRoomsOnDays,
  quoteReinstatement,
  quoteRoom,
  quoteRoomCancellation,
  quoteStayChange,
  reinstateStays,
} from '#contract/reception/changes.ts'
import {
  allowanceOf,
  type ChangeData,
  type ChangeFields,
  type ChangeSubject,
  type changeStaysMachine,
  type FreeRoom,
  isTold,
  type Wish,
} from '#machines/desk/change-stays.machine.ts'
import { submitter } from '#ui/lib/api/submitter.ts'
import type { ActorsOf } from '#ui/lib/use-machine.ts'
import type { DeskApi } from '../session/desk-api.ts'

export function createChangeActors({ api }: { api: DeskApi }): ActorsOf<typeof changeStaysMachine> {
  const change = submitter(api, changeStay)
  const cancel = submitter(api, cancelRoom)
  const add = submitter(api, addRoom)
  const reinstate = submitter(api, reinstateStays)

  async function roomsOn({ arrival, departure }: Wish, signal: AbortSignal): Promise<FreeRoom[]> {
    const query = { Arrival: arrival, Departure: departure }
    return (await api.call(listRoomsOnDays, { query }, { signal })).Data
  }

  async function read(subject: ChangeSubject, signal: AbortSignal): Promise<ChangeData> {
    switch (subject.kind) {
      case 'cancelRoom': {
        const query = { Id: subject.stayId }
        return { quote: await api.call(quoteRoomCancellation, { query }, { signal }), unitId: '', rooms: [] }
      }
      case 'reinstateRoom':
      case 'reinstateOrder': {
        const query = { Id: subject.stayId }
        const quote = await api.call(quoteReinstatement, { query }, { signal })
        return { quote, unitId: '', rooms: [], again: quote.Rooms }
      }
      case 'dates': {
        const { wish, stayId, own, since = wish.arrival } = subject
        const quote = await api.call(quoteStayChange, { query: { Id: stayId, ...placeOf(wish) } }, { signal })
        const isMovable = own !== undefined && since < wish.departure
        const rooms = isMovable ? [own, ...(await roomsOn({ ...wish, arrival: since }, signal))] : []
        return { quote, unitId: wish.unitId, rooms }
      }
      default: {
        const { wish, code } = subject
        const rooms = await roomsOn(wish, signal)
        const unitId = rooms.find(({ UnitId }) => UnitId === wish.unitId)?.UnitId ?? rooms[0]?.UnitId
        if (unitId === undefined) return { quote: undefined, unitId: '', rooms }
        const query = { Code: code, ...placeOf({ ...wish, unitId }) }
        return { quote: await api.call(quoteRoom, { query }, { signal }), unitId, rooms }
      }
    }
  }

  return {
    read: fromPromise(({ input: { subject }, signal }) => read(subject, signal)),
    send: fromPromise(({ input: { fields, subject, data } }) => {
      const { quote, unitId, again = [] } = data
      if (!quote) throw new Error('There is no room to add')
      const seen = decisionOf(quote, { fields, subject })
      switch (subject.kind) {
        case 'cancelRoom':
          return cancel({ Stays: quote.Stays, ...seen })
        case 'reinstateRoom':
        case 'reinstateOrder':
          return reinstate({
            Stays: quote.Stays.map((stay, index) => ({ ...stay, UnitId: again[index]?.UnitId ?? '' })),
            Payable: seen.Payable,
            Refund: seen.Refund,
            TellGuest: seen.TellGuest,
          })
        case 'dates':
          return change({ Stays: quote.Stays, ...placeOf(subject.wish), ...seen })
        default:
          return add({ Code: subject.code, ...placeOf({ ...subject.wish, unitId }), ...seen })
      }
    }),
  }
}

function placeOf({ unitId, arrival, departure }: Wish) {
  return { UnitId: unitId, Arrival: arrival, Departure: departure }
}

function decisionOf(quote: ChangeQuote, { fields, subject }: { fields: ChangeFields; subject: ChangeSubject }) {
  const { After, Refund, NeedsReason } = quote
  return {
    Payable: After.Payable,
    Refund,
    Allowance: allowanceOf(fields),
    // A reason that nothing needs is not sent: it would want a fresh code.
    Reason: NeedsReason || allowanceOf(fields) > 0 ? fields.reason.trim() : '',
    TellGuest: isTold({ fields, subject, quote }),
  }
}
