import { randomUUID } from 'node:crypto'
import { cancelBooking } from '#contract/money/cancellations.ts'
import { addBlocks } from '#contract/reception/blocks.ts'
import { bookAtDesk, assignOrderRooms } from '#contract/reception/walk-in.ts'
import { changeStays } from '#contract/reception/changes.ts'
import { billCompany, billGuest } from '#contract/money/company-bills.ts'
import { addExtra, giveAllowance, removeExtra } from '#contract/money/charges.ts'
import {
  addTillEntry,
  closeTill,
  closeTillOf,
  countTill,
  openTill,
  reversePayment,
  reverseTillEntry,
  takePayment,
} from '#contract/money/till.ts'
import { cancelForGuest, decideRefund, giveRefund, markPaidOut, proposeRefund } from '#contract/money/refunds.ts'
import { addRoom, removeRoom } from '#contract/reception/rooms.ts'
import { checkIn, checkOut, markNoShow, undoStay, type DeskStay } from '#contract/reception/stays.ts'
import { book } from '#contract/orders/orders.ts'
import { payOrder } from '#contract/money/payments.ts'
import { aBooking } from '#tests/support/bookings.ts'
import { aCompany } from '#tests/support/desk/company-bills.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import { hereOf, type Here, type Send } from './here.ts'
import { aRoom, NOTICE, paidBy, RETURN } from './steps.ts'
import type { World } from './worlds.ts'

/** What a person does after what they saw; nothing in a world where it makes no sense. */
export type Act = (here: Here) => Send | false | undefined

const Reason = 'as agreed'
const once = () => ({ ActivityId: randomUUID() })
const ofOrder = ({ code: Code }: Here) => ({ ...once(), Code })
const seen = ({ Id, Version }: DeskStay) => ({ Id, Version })

/** A new act is one entry: it is tried beside each of the others, and beside itself, in every world where both make sense. */
export const acts = {
  'take cash': (here) =>
    here.due > 0 &&
    here.byCashier(takePayment, { body: { ...ofOrder(here), Amount: here.due, Method: 'cash', Reference: '' } }),
  'take a card': (here) =>
    here.due > 0 &&
    here.pages.length > 1 &&
    here.byStaff(takePayment, {
      body: { ...ofOrder(here), Amount: here.due, Method: 'card', Reference: `slip ${here.code}`, IsKnown: true },
    }),
  'take a receipt back': ({ receipt, byCashier }) =>
    receipt !== undefined && byCashier(reversePayment, { body: { ...once(), Receipt: receipt, Reason } }),
  'give all back': (here) =>
    here.toGiveBack > 0 && here.byStaff(giveRefund, { body: { ...ofOrder(here), Amount: here.toGiveBack, Reason } }),
  'propose to give all back': (here) =>
    here.proposalId !== undefined &&
    here.byStaff(proposeRefund, { body: { ...ofOrder(here), Amount: here.toGiveBack, Reason } }),
  'approve what was proposed': ({ proposalId, byStaff }) =>
    proposalId !== undefined &&
    byStaff(decideRefund, { body: { ...once(), ProposalId: proposalId, IsApproved: true } }),
  'decline what was proposed': ({ proposalId, byStaff }) =>
    proposalId !== undefined &&
    byStaff(decideRefund, { body: { ...once(), ProposalId: proposalId, IsApproved: false } }),
  'pay a refund in cash': ({ refundId, byCashier }) =>
    refundId !== undefined &&
    byCashier(markPaidOut, { body: { ...once(), RefundId: refundId, IsCash: true, Reference: 'in cash' } }),
  'cancel for the guest': (here) =>
    here.refundByStaff !== undefined &&
    here.byStaff(cancelForGuest, { body: { ...ofOrder(here), Refund: here.refundByStaff, IsByPolicy: true, Reason } }),
  'cancel on other terms': (here) =>
    here.refundByStaff !== undefined &&
    here.toGiveBack > here.refundByStaff &&
    here.byStaff(cancelForGuest, { body: { ...ofOrder(here), Refund: here.toGiveBack, IsByPolicy: false, Reason } }),
  'cancel as the guest': (here) =>
    here.refundByGuest !== undefined &&
    here.byGuest(cancelBooking, { body: { ...ofOrder(here), Confirm: true, Refund: here.refundByGuest } }),
  'come back from paying': (here) => callBack(here, RETURN, here.pages[here.side] ?? here.pages[0]),
  'report a payment': (here) => here.pages.length > 1 && callBack(here, NOTICE, here.pages[0]),
  'open a payment page': (here) =>
    here.due > 0 && here.byGuest(payOrder, { body: { ...ofOrder(here), PayPercent: '100%' } }),
  'add an extra': (here) =>
    here.isStanding && here.byStaff(addExtra, { body: { ...ofOrder(here), Label: 'Dinner', Quantity: 2, Price: 350 } }),
  'remove an extra': (here) =>
    here.extraNo !== undefined && here.byStaff(removeExtra, { body: { ...ofOrder(here), No: here.extraNo } }),
  'lower the bill': (here) =>
    here.due >= 100 &&
    here.byStaff(giveAllowance, {
      body: {
        ...ofOrder(here),
        Payable: here.order.Bill.Payable,
        Off: { Kind: 'amount', Amount: 50 },
        Cause: 'noise',
        Reason: '',
      },
    }),
  'take cash out of the till': ({ receipt, byCashier }) =>
    receipt !== undefined && byCashier(addTillEntry, { body: { ...once(), Amount: -2_000, Reason } }),
  'open a shift': ({ receipt, hasShift, byCashier }) =>
    (receipt !== undefined || !hasShift) && byCashier(openTill, { body: { ...once(), Float: 500 } }),
  'reverse what was taken out of the till': ({ entryId, byCashier }) =>
    entryId !== undefined && byCashier(reverseTillEntry, { body: { ...once(), EntryId: entryId, Reason } }),
  'count the till': ({ receipt, byCashier }) =>
    receipt !== undefined && byCashier(countTill, { body: { ...once(), Counted: 2_300 } }),
  'close the shift of the colleague': ({ shiftId, receipt, byStaff }) =>
    receipt !== undefined &&
    shiftId !== undefined &&
    byStaff(closeTillOf, { body: { ...once(), ShiftId: shiftId, Counted: 2_300, Note: 'went home' } }),
  'close the shift': ({ receipt, byCashier }) =>
    receipt !== undefined && byCashier(closeTill, { body: { ...once(), Counted: 2_300, Note: 'counted twice' } }),

  'check in': (here) => letIn(here, here.stay),
  'check the next guests in': (here) => letIn(here, here.next),
  'check out': ({ stay, due, order, byStaff }) =>
    stay?.State === 'inHouse' &&
    (due === 0 || order.CompanyBill !== undefined) &&
    byStaff(checkOut, { body: { ...once(), Stays: [seen(stay)], WaiveReason: '' } }),
  'check out and waive': ({ stay, due, byStaff }) =>
    stay?.State === 'inHouse' &&
    due > 0 &&
    byStaff(checkOut, { body: { ...once(), Stays: [seen(stay)], WaiveReason: Reason } }),
  'stay a night longer': ({ longer, byStaff }) => longer && byStaff(changeStays, { body: { ...once(), ...longer } }),
  'stay a night longer in another room': ({ longerElsewhere, byStaff }) =>
    longerElsewhere && byStaff(changeStays, { body: { ...once(), ...longerElsewhere } }),
  'bill a company': (here) =>
    here.due > 0 &&
    here.status === 'Confirmed' &&
    here.byStaff(billCompany, { body: { ...ofOrder(here), ...aCompany() } }),
  'bill the guest again': (here) =>
    here.order.CompanyBill !== undefined && here.byStaff(billGuest, { body: ofOrder(here) }),
  'take the last change back': ({ stay, byStaff }) =>
    stay && stay.UndoUntil !== null && byStaff(undoStay, { body: { ...once(), Stay: seen(stay) } }),
  'mark a no-show': ({ stay, today, byStaff }) =>
    stay?.State === 'expected' &&
    stay.Arrival <= today &&
    byStaff(markNoShow, { body: { ...once(), Stays: [seen(stay)] } }),
  'give another room': (here) => move(here, here.stay),
  'give the next guests another room': (here) => move(here, here.next),
  'give the neighbours the room': (here) => move(here, here.neighbour),
  'give an order without rooms one': (here) =>
    here.wanted &&
    here.status === 'Paid-unplaced' &&
    here.byStaff(assignOrderRooms, { body: { ...ofOrder(here), UnitIds: [here.wanted.unitId] } }),
  'block the room': ({ wanted, byStaff }) => {
    if (!wanted) return undefined
    const { unitId, from: From, until: Until } = wanted
    return byStaff(addBlocks, {
      body: { ...once(), UnitIds: [unitId], From, Until, Kind: 'maintenance', Reason },
    })
  },
  'remove the room': ({ wanted, byStaff }) =>
    wanted && byStaff(removeRoom, { body: { ...once(), UnitId: wanted.unitId } }),
  'add a room to the house': ({ wanted, side, byStaff }) =>
    wanted && byStaff(addRoom, { body: { ...once(), HouseId: 1, Name: `Kingfisher ${side}` } }),
  'book the room online': ({ wanted, byStranger }) => wanted && byStranger(book, { body: aBooking([aRoom(wanted)]) }),
  'give a walk-in the room': ({ wanted, today, byStaff }) =>
    wanted?.from === today &&
    byStaff(bookAtDesk, {
      body: aDeskBooking([aRoom(wanted)], { Guest: { Kind: 'withoutPhone', Name: 'Walk-in', Reason: 'lost it' } }),
    }),
} as const satisfies Record<string, Act>

export type ActName = keyof typeof acts

export const actNames = Object.keys(acts).filter((name): name is ActName => Object.hasOwn(acts, name))

/** What one of two does with it here; undefined where it makes no sense. */
export function aimed(name: ActName, world: World, side: 0 | 1): Send | undefined {
  const act: Act = acts[name]
  return act(hereOf(world, side)) || undefined
}

/** The gateway has the money of a page; the guest comes back from it, or it notifies us. */
function callBack({ stage }: Here, path: string, page: World['pages'][number] | undefined): Send | undefined {
  if (!page) return undefined
  return async () => {
    const status = await stage.callBack(path, paidBy(stage, page))
    if (status >= 400) throw new Error(`The callback answered ${status}`)
    return null
  }
}

function letIn({ today, byStaff }: Here, stay: DeskStay | undefined): Send | false {
  if (stay?.State !== 'expected' || stay.Arrival > today) return false
  return byStaff(checkIn, { body: { ...once(), Stays: [seen(stay)] } })
}

/** Both rooms are of one house, so neither costs more. */
function move({ elsewhere, byStaff }: Here, stay: DeskStay | undefined): Send | undefined {
  const seenChange = stay && elsewhere.get(stay.Id)
  return seenChange && byStaff(changeStays, { body: { ...once(), ...seenChange } })
}
