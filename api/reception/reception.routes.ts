import { assignOrderRooms, bookAtDesk, findDeskGuest, listRoomsForOrder } from '#contract/reception/walk-in.ts'
import { changeStays } from '#contract/reception/changes.ts'
import * as orders from '#contract/reception/orders.ts'
import * as stays from '#contract/reception/stays.ts'
import { serve, type Route } from '../platform/http/serve.ts'
import { readDay } from './board.ts'
import { readWaitingCounts } from '../money/refund-approval/open-refunds.ts'
import { bookForGuest } from './walk-in/book-at-desk.ts'
import { find } from './find/find.ts'
import { findByPhone, showIdentity } from './walk-in/desk-guests.ts'
import { markReconfirmed, readAnyOrder, writeNote } from './desk-order.ts'
import { listAssignableRooms, assignRooms } from './walk-in/assign-rooms.ts'
import { changeOrderStays } from './stays/change-stays.ts'
import { checkGuestsIn, checkGuestsOut, markGuestsNoShow } from './stays/stay-actions.ts'
import { undoLastChange } from './stays/undo-stay.ts'

export const receptionRoutes: Route[] = [
  serve(orders.today, readDay),
  serve(orders.readCounts, readWaitingCounts),
  serve(orders.findOrders, find),
  serve(orders.readDeskOrder, readAnyOrder),
  serve(orders.readIdentity, showIdentity),
  serve(orders.reconfirmOrder, markReconfirmed),
  serve(orders.addNote, writeNote),
  serve(findDeskGuest, findByPhone),
  serve(bookAtDesk, bookForGuest),
  serve(stays.checkIn, checkGuestsIn),
  serve(stays.checkOut, checkGuestsOut),
  serve(stays.markNoShow, markGuestsNoShow),
  serve(stays.undoStay, undoLastChange),
  serve(changeStays, changeOrderStays),
  serve(assignOrderRooms, assignRooms),
  serve(listRoomsForOrder, listAssignableRooms),
]
