import { assignOrderRooms, bookAtDesk, findDeskGuest, listRoomsForOrder } from '#contract/reception/walk-in.ts'
import * as changes from '#contract/reception/changes.ts'
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
import { listRoomsFor } from './stays/free-rooms.ts'
import { addOneRoom, listFreeOnDays, quoteNewRoom } from './stays/add-room.ts'
import { cancelOneRoom, quoteCancelling } from './stays/cancel-room.ts'
import { changeGuestsStay, quoteChange } from './stays/change-stay.ts'
import { quoteReinstating, reinstate } from './stays/reinstate.ts'
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
  serve(assignOrderRooms, assignRooms),
  serve(listRoomsForOrder, listAssignableRooms),
]
