import { assignOrderRooms, bookAtDesk, findDeskGuest, listRoomsForOrder } from '#contract/reception/walk-in.ts'
import * as changes from '#contract/reception/changes.ts'
import { addExtra, giveAllowance, quoteAllowance, removeExtra, voidAllowance } from '#contract/money/charges.ts'
import * as companyBills from '#contract/money/company-bills.ts'
import { listDues } from '#contract/money/till.ts'
import * as orders from '#contract/reception/orders.ts'
import { readDeskPayLink, sendPayLink } from '#contract/money/pay-links.ts'
import * as refunds from '#contract/money/refunds.ts'
import * as stays from '#contract/reception/stays.ts'
import { serve, type Route } from '../platform/http/serve.ts'
import { readDay } from './board.ts'
import { lowerBill, voidGivenAllowance, quoteAllowances } from '../money/bill/bill-allowances.ts'
import { bookForGuest } from './walk-in/book-at-desk.ts'
import { chargeCompany, chargeGuest, listDebts } from '../money/bill/company-bills.ts'
import { cancelByStaff, quotePolicy } from '../money/cancellations/cancel-order.ts'
import { find } from './find/find.ts'
import { findByPhone, showIdentity } from './walk-in/desk-guests.ts'
import { markReconfirmed, readAnyOrder, writeNote } from './desk-order.ts'
import { putOnBill, takeOffBill } from '../money/bill/extras.ts'
import { readLink, sendLink } from '../money/pay-links/send-link.ts'
import { listAssignableRooms, assignRooms } from './walk-in/assign-rooms.ts'
import { listRefunds, readOwnStaffLimit, readWaitingCounts } from '../money/refund-approval/open-refunds.ts'
import { decide, refundGoodwill, propose, recordPaidOut } from '../money/refund-approval/refund-approval.ts'
import { listRoomsFor } from './stays/free-rooms.ts'
import { addOneRoom, listFreeOnDays, quoteNewRoom } from './stays/add-room.ts'
import { cancelOneRoom, quoteCancelling } from './stays/cancel-room.ts'
import { changeGuestsStay, quoteChange } from './stays/change-stay.ts'
import { quoteReinstating, reinstate } from './stays/reinstate.ts'
import { checkGuestsIn, checkGuestsOut, markGuestsNoShow } from './stays/stay-actions.ts'
import { undoLastChange } from './stays/undo-stay.ts'
import { listDuesByDeparture } from '../orders/summaries.ts'

export const deskRoutes: Route[] = [
  serve(orders.today, readDay),
  serve(orders.readCounts, readWaitingCounts),
  serve(orders.findOrders, find),
  serve(orders.readDeskOrder, readAnyOrder),
  serve(orders.readIdentity, showIdentity),
  serve(orders.reconfirmOrder, markReconfirmed),
  serve(orders.addNote, writeNote),
  serve(findDeskGuest, findByPhone),
  serve(bookAtDesk, bookForGuest),
  serve(addExtra, putOnBill),
  serve(removeExtra, takeOffBill),
  serve(quoteAllowance, quoteAllowances),
  serve(giveAllowance, lowerBill),
  serve(voidAllowance, voidGivenAllowance),
  serve(companyBills.billCompany, chargeCompany),
  serve(companyBills.billGuest, chargeGuest),
  serve(companyBills.listCompanyDebts, listDebts),
  serve(readDeskPayLink, readLink),
  serve(sendPayLink, sendLink),
  serve(stays.checkIn, checkGuestsIn),
  serve(stays.checkOut, checkGuestsOut),
  serve(stays.markNoShow, markGuestsNoShow),
  serve(stays.undoStay, undoLastChange),
  serve(stays.listFreeRooms, listRoomsFor),
  serve(changes.quoteStayChange, quoteChange),
  serve(changes.changeStay, changeGuestsStay),
  serve(changes.quoteRoomCancellation, quoteCancelling),
  serve(changes.cancelRoom, cancelOneRoom),
  serve(changes.quoteRoom, quoteNewRoom),
  serve(changes.addRoom, addOneRoom),
  serve(changes.quoteReinstatement, quoteReinstating),
  serve(changes.reinstateStays, reinstate),
  serve(changes.listRoomsOnDays, listFreeOnDays),
  serve(refunds.quoteDeskCancellation, quotePolicy),
  serve(refunds.cancelForGuest, cancelByStaff),
  serve(refunds.proposeRefund, propose),
  serve(refunds.decideRefund, decide),
  serve(refunds.giveRefund, refundGoodwill),
  serve(refunds.markPaidOut, recordPaidOut),
  serve(refunds.listOpenRefunds, listRefunds),
  serve(refunds.readStaffLimit, readOwnStaffLimit),
  serve(assignOrderRooms, assignRooms),
  serve(listRoomsForOrder, listAssignableRooms),
  serve(listDues, listDuesByDeparture),
]
