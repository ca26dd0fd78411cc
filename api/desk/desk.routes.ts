import * as orders from '#contract/desk/orders.ts'
import * as rooms from '#contract/desk/rooms.ts'
import * as stays from '#contract/desk/stays.ts'
import { serve, type Route } from '../http/serve.ts'
import { nameRoom, readDay, readRooms } from './board.ts'
import { noteReconfirmed, noteText, readAnyOrder } from './desk-order.ts'
import {
  checkGuestsIn,
  checkGuestsOut,
  giveAnotherRoom,
  listRoomsFor,
  markGuestsNoShow,
  undoLastChange,
} from './stay-actions.ts'
import { find } from './summaries.ts'

export const deskRoutes: Route[] = [
  serve(orders.today, readDay),
  serve(orders.findOrders, find),
  serve(orders.readDeskOrder, readAnyOrder),
  serve(orders.reconfirmOrder, noteReconfirmed),
  serve(orders.addNote, noteText),
  serve(stays.checkIn, checkGuestsIn),
  serve(stays.checkOut, checkGuestsOut),
  serve(stays.markNoShow, markGuestsNoShow),
  serve(stays.undoStay, undoLastChange),
  serve(stays.moveStay, giveAnotherRoom),
  serve(stays.listFreeRooms, listRoomsFor),
  serve(rooms.listRooms, readRooms),
  serve(rooms.renameRoom, nameRoom),
]
